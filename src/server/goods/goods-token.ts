import { createHmac, timingSafeEqual } from "node:crypto";
import { day } from "../../domain/durations";
import { isReference } from "../reference";
import type { Runtime } from "../runtime";

/** How long a link to bought goods works, in days. The page of the payment gives a new one. */
export const daysOfLink = 30;

type TokenRuntime = Pick<Runtime, "environment" | "now">;

/** What a token says: which payment it is for, and whether its time is over. */
export interface GoodsToken {
  readonly reference: string;
  readonly isExpired: boolean;
}

/**
 * Signs the right to get what a payment bought: `<reference>.<expiry>.<signature>`; undefined while no
 * `GOODS_SECRET` is set.
 */
export function signGoodsToken(reference: string, { environment, now }: TokenRuntime): string | undefined {
  const secret = environment.GOODS_SECRET;
  if (!secret) return undefined;
  const expiry = Math.floor((now().getTime() + daysOfLink * day) / 1000).toString(36);
  return [reference, expiry, signature(secret, reference, expiry)].join(".");
}

/** Reads a token; undefined unless this site signed it, with the present secret or the one before. */
export function readGoodsToken(
  token: string | undefined,
  { environment, now }: TokenRuntime,
): GoodsToken | undefined {
  const [reference, expiry = "", signed = ""] = (token ?? "").split(".");
  if (!isReference(reference)) return undefined;
  const secrets = [environment.GOODS_SECRET, environment.GOODS_PREVIOUS_SECRET];
  const isSigned = secrets.some((secret) => secret && isSame(signature(secret, reference, expiry), signed));
  if (!isSigned) return undefined;
  return { reference, isExpired: parseInt(expiry, 36) * 1000 <= now().getTime() };
}

function signature(secret: string, reference: string, expiry: string): string {
  return createHmac("sha256", secret).update(`goods:${reference}:${expiry}`).digest("base64url");
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
