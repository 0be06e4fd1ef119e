import { createHmac } from "node:crypto";
import type { RateLimiterAbstract } from "rate-limiter-flexible";
import RateLimiterMemory from "rate-limiter-flexible/lib/RateLimiterMemory";
import type { Environment } from "./environment/environment";
import { type Network, networksOf } from "./http/sender";
import { processSecret } from "./process-secret";

/**
 * Actions with a rate limit: storing an inquiry, starting or looking up a payment, asking for a link, counting a visit, a wrong
 * job secret.
 */
export type LimitedAction = "inquiry" | "payment" | "lookup" | "link" | "visit" | "secret";

/** What is counted without a limit of its own: uses of a proof, and signs that somebody tries out cards. */
export type Counted = "proof" | "suspicion";

export interface Granted {
  readonly ok: true;
  readonly giveBack: () => Promise<void>;
}

/** Whether an action is granted. If not, a proof may help (see `proof.ts`); else nothing but waiting. */
export type Taken =
  Granted | { readonly ok: false; readonly canProve: boolean; readonly retryAfterSeconds: number };

export interface TakeOptions {
  /** Whether the sender has proved to be worth an answer: then only the sender's own networks limit them. */
  readonly isProved?: boolean;
  /** Whether nobody gets anything without a proof. */
  readonly isSuspected?: boolean;
}

/**
 * Rate limits by the networks of an address, and of all together. Networks are kept as HMACs, and only for the time
 * window. What all do together never refuses anybody: it only asks for a proof.
 */
export interface RateLimits {
  take(action: LimitedAction, address: string, options?: TakeOptions): Promise<Taken>;
  /** Counts something, and returns how often it was counted in this time window. */
  count(what: Counted, key: string, points?: number): Promise<number>;
}

/** Counts keys in a time window, in this process's memory (the default) or in Redis for all processes. */
export type Counter = Pick<RateLimiterAbstract, "penalty" | "reward">;

/** Creates a counter; `duration` is the length of its time window, in seconds. */
export type CounterFactory = (options: { readonly keyPrefix: string; readonly duration: number }) => Counter;

/** Length of the time window of forms, in seconds. Nobody is refused for longer. */
export const formWindow = 600;

/** With proofs, a network may do this many times what it may do without. */
const withProofs = 4;

/** What all may do is increased by this share for networks that did nothing yet in the time window. */
const reserve = 0.5;

const everybody: Network = { name: "all", share: 1 };

interface Limit {
  /** What one sender may do in a time window. */
  readonly each: number;
  /** What all may do before proofs are asked for; if undefined, they never are. */
  readonly inAll?: number;
  /** Length of the time window, in seconds. */
  readonly duration?: number;
}

export function createRateLimits(
  environment: Environment,
  counter: CounterFactory = (options) => new RateLimiterMemory({ ...options, points: 0 }),
): RateLimits {
  const limit = (keyPrefix: LimitedAction, { duration = formWindow, ...most }: Limit) => ({
    ...most,
    counter: counter({ keyPrefix, duration }),
  });
  const { INQUIRIES_PER_ADDRESS, INQUIRIES_IN_ALL, PAYMENTS_PER_ADDRESS, PAYMENTS_IN_ALL } = environment;
  const limits = {
    inquiry: limit("inquiry", { each: INQUIRIES_PER_ADDRESS, inAll: INQUIRIES_IN_ALL }),
    payment: limit("payment", { each: PAYMENTS_PER_ADDRESS, inAll: PAYMENTS_IN_ALL }),
    link: limit("link", { each: 5, inAll: 100 }),
    lookup: limit("lookup", { each: 120, duration: 60 }),
    visit: limit("visit", { each: 60 }),
    secret: limit("secret", { each: 10, duration: 60 }),
  };
  const counters: Readonly<Record<Counted, Counter>> = {
    proof: counter({ keyPrefix: "proof", duration: formWindow }),
    suspicion: counter({ keyPrefix: "suspicion", duration: formWindow }),
  };
  const salt = processSecret(environment);
  const keyOf = (network: string) => createHmac("sha256", salt).update(network).digest("base64url");
  return {
    async take(action, address, { isProved = false, isSuspected = false } = {}) {
      const { each, inAll, counter: own } = limits[action];
      const taken: string[] = [];
      const add = async ({ name, share }: Network) => {
        const key = keyOf(name);
        taken.push(key);
        const { consumedPoints: count, msBeforeNext } = await own.penalty(key);
        return { count, perSender: count / share, seconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
      };
      const giveBack = async () => {
        await Promise.all(taken.splice(0).map((key) => own.reward(key)));
      };
      const refuse = async (canProve: boolean, retryAfterSeconds: number): Promise<Taken> => {
        await giveBack();
        return { ok: false, canProve, retryAfterSeconds };
      };
      const counts = await Promise.all(networksOf(address).map(add));
      const fullest = counts.reduce((one, other) => (other.perSender > one.perSender ? other : one));
      const most = inAll === undefined || isSuspected ? each : each * withProofs;
      if (fullest.perSender > most) return refuse(false, fullest.seconds);
      if (isProved || inAll === undefined) return { ok: true, giveBack };
      if (isSuspected || fullest.perSender > each) return refuse(true, fullest.seconds);
      const all = await add(everybody);
      const isNew = counts.at(-1)?.count === 1;
      return all.count > inAll * (isNew ? 1 + reserve : 1)
        ? refuse(true, all.seconds)
        : { ok: true, giveBack };
    },
    count: async (what, key, points = 1) => (await counters[what].penalty(key, points)).consumedPoints,
  };
}

/** Does work that something was taken for; if it fails, or comes to nothing (undefined), that is given back. */
export async function orGiveBack<Result>(
  { giveBack }: Granted,
  work: () => Promise<Result>,
): Promise<Result> {
  let result: Result | undefined;
  try {
    return (result = await work());
  } finally {
    if (result === undefined) await giveBack();
  }
}
