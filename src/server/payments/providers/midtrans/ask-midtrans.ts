import { Snap } from "midtrans-client";
import { z } from "zod";
import { second } from "../../../../domain/durations";
import { ProviderError } from "../provider";

export interface MidtransSettings {
  readonly serverKey: string;
  /** The key before the last rotation; its notifications are still accepted. */
  readonly previousServerKey?: string | undefined;
  readonly isProduction: boolean;
  /** URL of a stand-in server, for tests. */
  readonly apiUrl?: string | undefined;
  /** Timeout of one request, in milliseconds; 10,000 by default. */
  readonly timeout?: number;
}

/** Midtrans' own client, with our timeout. */
export function connect({ serverKey, isProduction, apiUrl, timeout = 10 * second }: MidtransSettings): Snap {
  const snap = new Snap({ isProduction, serverKey, clientKey: "" });
  snap.httpClient.http_client.defaults.timeout = timeout;
  if (apiUrl) {
    snap.apiConfig.getSnapApiBaseUrl = () => `${apiUrl}/snap/v1`;
    snap.apiConfig.getCoreApiBaseUrl = () => apiUrl;
  }
  return snap;
}

type Expected = Readonly<Record<number, (answer: unknown) => void>>;

/**
 * Calls Midtrans. An error whose status code is in `expected` is passed to that function and gives undefined;
 * any other becomes a {@link ProviderError}.
 */
export async function asked(request: () => Promise<unknown>, expected: Expected): Promise<unknown> {
  try {
    return await request();
  } catch (error) {
    const { httpStatusCode, ApiResponse } = error as {
      readonly httpStatusCode?: unknown;
      readonly ApiResponse?: unknown;
    };
    const status = Number(httpStatusCode);
    if (expected[status]) {
      expected[status](ApiResponse);
      return undefined;
    }
    throw new ProviderError("midtrans", status ? `status_${status}` : "no_answer", status > 0);
  }
}

const refusal = z.object({ error_messages: z.array(z.string()) });

/** The words with which Snap refuses a request; empty if there are none. */
export function refusalWords(answer: unknown): string {
  return (refusal.safeParse(answer).data?.error_messages ?? []).join(" ");
}

/** `begun`: the payer has chosen a method, so the transaction has to be cancelled; `open`: it was refused. */
type PageState = "closed" | "begun" | "open";

/**
 * Cancels a payment page, whose address ends in its token:
 * https://docs.midtrans.com/reference/cancel-a-snap-session
 *
 * @throws {ProviderError} if Midtrans does not answer, or not to us
 */
export async function cancelPage(snap: Snap, url: string, serverKey: string): Promise<PageState> {
  const token = new URL(url).pathname.split("/").at(-1) ?? "";
  const address = `${snap.apiConfig.getSnapApiBaseUrl()}/transactions/${token}/cancel`;
  let words = "";
  const read = (answer: unknown) => void (words = refusalWords(answer));
  // the documentation has the words of a refusal, not its status
  const refused = Object.fromEntries([400, 404, 406, 407, 409, 410, 412, 422].map((code) => [code, read]));
  const done = await asked(() => snap.httpClient.request("post", serverKey, address), refused);
  if (done !== undefined || /already cancel|token not found/i.test(words)) return "closed";
  return /progress/i.test(words) ? "begun" : "open";
}
