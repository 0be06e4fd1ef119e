import Stripe from "stripe";
import { second } from "../../../../domain/durations";
import { ProviderError } from "../provider";

export interface StripeConnection {
  readonly secretKey: string;
  /** URL of a stand-in server, for tests. */
  readonly apiUrl?: string | undefined;
  /** Timeout of one request, in milliseconds; 10,000 by default. */
  readonly timeout?: number;
}

export function connect({ secretKey, apiUrl, timeout = 10 * second }: StripeConnection): Stripe {
  const options = { maxNetworkRetries: 1, timeout, telemetry: false };
  if (!apiUrl) return new Stripe(secretKey, options);
  const { hostname, port, protocol } = new URL(apiUrl);
  return new Stripe(secretKey, {
    ...options,
    host: hostname,
    port,
    protocol: protocol === "http:" ? "http" : "https",
  });
}

/** @throws {ProviderError} if Stripe refuses, fails or does not answer */
export async function asked<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  try {
    return await request();
  } catch (error) {
    const { type } = error as { readonly type?: unknown };
    const code = typeof type === "string" ? type : "unknown";
    throw new ProviderError("stripe", code, code !== "StripeConnectionError");
  }
}

/** Whether Stripe refused what was asked, rather than failed. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ProviderError && error.code === "StripeInvalidRequestError";
}

/** Stripe writes an object or, unless it was asked to expand it, its id. */
export function idOf(object: string | { readonly id: string } | null | undefined): string | undefined {
  return typeof object === "string" ? object : object?.id;
}
