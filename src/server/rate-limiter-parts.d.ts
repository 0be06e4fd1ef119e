/**
 * Parts of the library by their own files: its main file draws in a connector for every database, and
 * one of those cannot be bundled without a warning.
 */
declare module "rate-limiter-flexible/lib/RateLimiterMemory" {
  import { RateLimiterMemory } from "rate-limiter-flexible";
  export = RateLimiterMemory;
}

declare module "rate-limiter-flexible/lib/RateLimiterRedis" {
  import { RateLimiterRedis } from "rate-limiter-flexible";
  export = RateLimiterRedis;
}

declare module "rate-limiter-flexible/lib/RateLimiterRes" {
  import { RateLimiterRes } from "rate-limiter-flexible";
  export = RateLimiterRes;
}
