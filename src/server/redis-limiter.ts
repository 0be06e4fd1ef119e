import { Redis } from "ioredis";
import RateLimiterMemory from "rate-limiter-flexible/lib/RateLimiterMemory";
import RateLimiterRedis from "rate-limiter-flexible/lib/RateLimiterRedis";
import type { LimiterFactory } from "./rate-limits";

/** Creates limiters that all processes share. While Redis is unreachable, each process counts in memory. */
export function redisLimiterFactory(url: string): LimiterFactory {
  const storeClient = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1 });
  // Without a listener, a lost connection would crash the process; `insuranceLimiter` takes over meanwhile.
  storeClient.on("error", () => undefined);
  return ({ keyPrefix, ...options }) =>
    new RateLimiterRedis({
      ...options,
      keyPrefix: `tajuk-limit:${keyPrefix}`,
      storeClient,
      insuranceLimiter: new RateLimiterMemory({ ...options, keyPrefix }),
    });
}
