import { Redis } from "ioredis";
import RateLimiterMemory from "rate-limiter-flexible/lib/RateLimiterMemory";
import RateLimiterRedis from "rate-limiter-flexible/lib/RateLimiterRedis";
import type { LimiterFactory } from "./rate-limits";

/** Limits that all processes share; while Redis cannot be reached, each process counts for itself. */
export function redisLimiterFactory(url: string): LimiterFactory {
  const storeClient = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1 });
  // Without a listener a lost connection would end the process; the limiter below copes with it.
  storeClient.on("error", () => undefined);
  return ({ keyPrefix, ...options }) =>
    new RateLimiterRedis({
      ...options,
      keyPrefix: `tajuk-limit:${keyPrefix}`,
      storeClient,
      insuranceLimiter: new RateLimiterMemory({ ...options, keyPrefix }),
    });
}
