import { createHmac, timingSafeEqual } from "node:crypto";
import type { Runtime } from "./runtime";

/** What a link allows; a link for one thing is none for another. */
export type LinkPurpose = "gift";

type LinkRuntime = Pick<Runtime, "environment" | "now">;

/** A token for a link that allows something with a payment until a time; undefined without `LINK_SECRET`. */
export function signLink(
  purpose: LinkPurpose,
  reference: string,
  milliseconds: number,
  { environment, now }: LinkRuntime,
): string | undefined {
  const { LINK_SECRET: secret } = environment;
  if (!secret) return undefined;
  const until = (now().getTime() + milliseconds).toString(36);
  return `${reference}.${until}.${signature(purpose, reference, until, secret).toString("base64url")}`;
}

/** The reference in a token that we signed and whose time is not over; undefined for any other. */
export function readLink(
  purpose: LinkPurpose,
  token: unknown,
  { environment, now }: LinkRuntime,
): string | undefined {
  const [reference = "", until = "", given = ""] = typeof token === "string" ? token.split(".") : [];
  const { LINK_SECRET, LINK_PREVIOUS_SECRET } = environment;
  const isSigned = [LINK_SECRET, LINK_PREVIOUS_SECRET].some(
    (secret) =>
      secret && isEqual(Buffer.from(given, "base64url"), signature(purpose, reference, until, secret)),
  );
  return isSigned && parseInt(until, 36) > now().getTime() ? reference : undefined;
}

function signature(purpose: LinkPurpose, reference: string, until: string, secret: string): Buffer {
  return createHmac("sha256", secret)
    .update(JSON.stringify([purpose, reference, until]))
    .digest();
}

function isEqual(one: Buffer, other: Buffer): boolean {
  return one.byteLength === other.byteLength && timingSafeEqual(one, other);
}
