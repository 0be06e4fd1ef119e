import { createHmac, randomBytes } from "node:crypto";
import type { RateLimiterAbstract } from "rate-limiter-flexible";
import RateLimiterMemory from "rate-limiter-flexible/lib/RateLimiterMemory";
import RateLimiterRes from "rate-limiter-flexible/lib/RateLimiterRes";
import type { Environment } from "./environment/environment";
import { senderOf } from "./http/sender";

/** What is limited: stored inquiries, started payments, looked-up payments, wrong job secrets. */
export type LimitedAction = "inquiry" | "payment" | "lookup" | "secret";

export type LimitResult = { readonly ok: true } | { readonly ok: false; readonly retryAfterSeconds: number };

/** Limits per address and over all addresses. Addresses are kept only hashed, and only for the window. */
export interface RateLimits {
  take(action: LimitedAction, address: string): Promise<LimitResult>;
}

/** Makes one limiter; the memory of this process unless several processes share a Redis. */
export type LimiterFactory = (options: {
  readonly keyPrefix: string;
  readonly points: number;
  /** Seconds. */
  readonly duration: number;
}) => RateLimiterAbstract;

const minutes = 60;
const hours = 60 * minutes;

export function createRateLimits(
  environment: Environment,
  limiter: LimiterFactory = (options) => new RateLimiterMemory(options),
): RateLimits {
  const make = (keyPrefix: string, points: number, duration: number) =>
    limiter({ keyPrefix, points, duration });
  const limiters: Readonly<
    Record<LimitedAction, { readonly each: RateLimiterAbstract; readonly all?: RateLimiterAbstract }>
  > = {
    inquiry: {
      each: make("inquiry", environment.INQUIRIES_PER_ADDRESS, 10 * minutes),
      all: make("inquiries", environment.INQUIRIES_IN_ALL, hours),
    },
    payment: {
      each: make("payment", environment.PAYMENTS_PER_ADDRESS, hours),
      all: make("payments", environment.PAYMENTS_IN_ALL, hours),
    },
    lookup: { each: make("lookup", 120, minutes) },
    secret: { each: make("secret", 10, minutes) },
  };
  const salt = environment.OUTBOX_SECRET ?? randomBytes(32).toString("hex");
  const keyOf = (address: string) => createHmac("sha256", salt).update(senderOf(address)).digest("base64url");
  return {
    async take(action, address) {
      const { each, all } = limiters[action];
      const own = await consume(each, keyOf(address));
      return own.ok && all ? consume(all, "all") : own;
    },
  };
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<LimitResult> {
  try {
    await limiter.consume(key);
    return { ok: true };
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
  }
}
