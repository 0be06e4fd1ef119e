import { createHmac, randomBytes } from "node:crypto";
import type { RateLimiterAbstract } from "rate-limiter-flexible";
import RateLimiterMemory from "rate-limiter-flexible/lib/RateLimiterMemory";
import RateLimiterRes from "rate-limiter-flexible/lib/RateLimiterRes";
import type { Environment } from "./environment/environment";
import { senderOf } from "./http/sender";

/**
 * Actions with a rate limit: storing an inquiry, starting or looking up a payment, asking for a link, counting a visit, a wrong
 * job secret.
 */
export type LimitedAction = "inquiry" | "payment" | "lookup" | "link" | "visit" | "secret";

export type LimitResult = { readonly ok: true } | { readonly ok: false; readonly retryAfterSeconds: number };

/** Rate limits per IP address and in total. Addresses are kept as HMACs, and only for the time window. */
export interface RateLimits {
  take(action: LimitedAction, address: string): Promise<LimitResult>;
  /** Takes back one `take` that was granted, because the action could not be carried out. */
  giveBack(action: LimitedAction, address: string): Promise<void>;
}

/** Creates one limiter, which counts in this process's memory (the default) or in Redis for all processes. */
export type LimiterFactory = (options: {
  readonly keyPrefix: string;
  readonly points: number;
  /** Length of the time window, in seconds. */
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
    link: { each: make("link", 5, 10 * minutes), all: make("links", 200, hours) },
    visit: { each: make("visit", 60, 10 * minutes) },
    secret: { each: make("secret", 10, minutes) },
  };
  // processes that count in one place call an address by one name
  const salt = environment.OUTBOX_SECRET ?? environment.REDIS_URL ?? randomBytes(32).toString("hex");
  const keyOf = (address: string) => createHmac("sha256", salt).update(senderOf(address)).digest("base64url");
  const giveBack: RateLimits["giveBack"] = async (action, address) => {
    const { each, all } = limiters[action];
    await each.reward(keyOf(address));
    await all?.reward("all");
  };
  return {
    giveBack,
    async take(action, address) {
      const { each, all } = limiters[action];
      const own = await consume(each, keyOf(address));
      if (!own.ok || !all) return own;
      const total = await consume(all, "all");
      // a limiter counts what it refuses, too
      if (!total.ok) await giveBack(action, address);
      return total;
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

/** Does work that a limit was taken for; if it fails, the limit is given back and the error passed on. */
export async function orGiveBack<Result>(
  { limits }: { readonly limits: RateLimits },
  action: LimitedAction,
  address: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    await limits.giveBack(action, address);
    throw error;
  }
}
