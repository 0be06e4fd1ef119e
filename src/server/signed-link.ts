import { createHmac, timingSafeEqual } from "node:crypto";
import type { Environment } from "./environment/environment";
import { processSecret } from "./process-secret";
import type { Runtime } from "./runtime";

/** What a token is for: a link to a monthly gift or to goods, or sending a form. It works for nothing else. */
export type LinkPurpose = "gift" | "goods" | "form";

type Secrets = readonly [present: string | undefined, previous: string | undefined];

/** The secrets that sign links for a purpose; the previous one is still accepted. */
const secretsFor: Readonly<Record<LinkPurpose, (environment: Environment) => Secrets>> = {
  gift: ({ LINK_SECRET, LINK_PREVIOUS_SECRET }) => [LINK_SECRET, LINK_PREVIOUS_SECRET],
  goods: ({ GOODS_SECRET, GOODS_PREVIOUS_SECRET }) => [GOODS_SECRET, GOODS_PREVIOUS_SECRET],
  form: (environment) => [processSecret(environment), undefined],
};

type LinkRuntime = Pick<Runtime, "environment" | "now">;

/**
 * Signs a token that is valid for a time; undefined if its secret is not set. Forms always have one.
 *
 * @param reference of the payment, or anything else that tells tokens apart; without dots
 */
export function signLink(
  purpose: "form",
  reference: string,
  milliseconds: number,
  runtime: LinkRuntime,
): string;
export function signLink(
  purpose: LinkPurpose,
  reference: string,
  milliseconds: number,
  runtime: LinkRuntime,
): string | undefined;
export function signLink(
  purpose: LinkPurpose,
  reference: string,
  milliseconds: number,
  { environment, now }: LinkRuntime,
): string | undefined {
  const [secret] = secretsFor[purpose](environment);
  if (!secret) return undefined;
  const until = (now().getTime() + milliseconds).toString(36);
  return `${reference}.${until}.${signature(purpose, reference, until, secret).toString("base64url")}`;
}

/** Three parts and nothing after them: Node's decoder of the third would pass over anything else. */
const form = /^([^.]+)\.([0-9a-z]+)\.([\w-]+)$/;

/** What a token says: which payment it is for, and until when. */
export interface SignedLink {
  readonly reference: string;
  readonly until: Date;
  readonly isExpired: boolean;
}

/** Reads a token; undefined unless this site signed it for this purpose. */
export function readSigned(
  purpose: LinkPurpose,
  token: unknown,
  { environment, now }: LinkRuntime,
): SignedLink | undefined {
  const [, reference = "", until = "", given = ""] =
    typeof token === "string" ? (form.exec(token) ?? []) : [];
  const isSigned = secretsFor[purpose](environment).some(
    (secret) =>
      secret && isEqual(Buffer.from(given, "base64url"), signature(purpose, reference, until, secret)),
  );
  const end = parseInt(until, 36);
  return isSigned ? { reference, until: new Date(end), isExpired: !(end > now().getTime()) } : undefined;
}

function signature(purpose: LinkPurpose, reference: string, until: string, secret: string): Buffer {
  return createHmac("sha256", secret)
    .update(JSON.stringify([purpose, reference, until]))
    .digest();
}

function isEqual(one: Buffer, other: Buffer): boolean {
  return one.byteLength === other.byteLength && timingSafeEqual(one, other);
}
