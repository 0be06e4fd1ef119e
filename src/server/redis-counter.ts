import { Redis } from "ioredis";
import RateLimiterMemory from "rate-limiter-flexible/lib/RateLimiterMemory";
import RateLimiterRedis from "rate-limiter-flexible/lib/RateLimiterRedis";
import type { CounterFactory } from "./rate-limits";
import { longestAnswer } from "./storage/redis-driver";

/** Creates counters that all processes share. While Redis is unreachable or hangs, each process counts in memory. */
export function redisCounterFactory(url: string): CounterFactory {
  const storeClient = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: longestAnswer,
  });
  // Without a listener, a lost connection would crash the process; `insuranceLimiter` takes over meanwhile.
  storeClient.on("error", () => undefined);
  return ({ keyPrefix, duration }) =>
    new RateLimiterRedis({
      ...{ duration, points: 0, storeClient },
      keyPrefix: `tajuk-limit:${keyPrefix}`,
      insuranceLimiter: new RateLimiterMemory({ duration, points: 0, keyPrefix }),
    });
}
