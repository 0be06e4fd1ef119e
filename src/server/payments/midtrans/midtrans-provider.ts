import { Snap } from "midtrans-client";
import { z } from "zod";
import { parseJson } from "../../http/fields";
import { type Finding, type PaymentProvider, ProviderError } from "../provider";
import { eventOf, transactionStatus } from "./midtrans-events";
import { isSignedBy, notificationSchema } from "./midtrans-signature";
import { transactionParameters } from "./transaction-parameters";

export interface MidtransSettings {
  readonly serverKey: string;
  /** The key before the last rotation; its notifications are still accepted. */
  readonly previousServerKey?: string | undefined;
  readonly isProduction: boolean;
  /** Address of a stand-in, for tests. */
  readonly apiUrl?: string | undefined;
  /** Milliseconds that one request may take. */
  readonly timeout?: number;
}

const snapAnswer = z.object({ token: z.string().min(1), redirect_url: z.url() });

/** How often an order number is tried that Midtrans says it knows already. */
const orderAttempts = 3;

/** QRIS, e-wallets and virtual accounts in rupiah on Midtrans Snap: donations, once. */
export function createMidtransProvider(settings: MidtransSettings): PaymentProvider {
  const snap = connect(settings);
  const keys = [settings.serverKey, ...(settings.previousServerKey ? [settings.previousServerKey] : [])];

  async function status(orderId: string): Promise<Finding> {
    const answer = await asked(() => snap.transaction.status(orderId), { 404: () => undefined });
    if (answer === undefined) return { charged: "no" };
    const { data } = transactionStatus.safeParse(answer);
    if (!data) throw new ProviderError("midtrans", "malformed_answer", true);
    return eventOf(data);
  }

  return {
    id: "midtrans",
    charges: true,
    currency: "IDR",
    kinds: ["donation"],
    frequencies: ["once"],
    // The smallest virtual account transfer, and the largest sum that Snap takes.
    bounds: { minimum: 10_000, maximum: 999_999_999 },
    pages: [pagesOrigin(settings)],
    // A day until one has to have paid, and two for transfers between banks.
    daysToEnd: 3,
    async createSession(intent, returnUrl) {
      for (let attempt = 1; attempt <= orderAttempts; attempt += 1) {
        const orderId = attempt === 1 ? intent.reference : `${intent.reference}-${attempt}`;
        const parameters = transactionParameters(intent, orderId, returnUrl);
        // An order number is refused when an answer to it was lost: nobody has the page it opened.
        const answer = await asked(() => snap.createTransaction(parameters), { 400: ifOrderIsKnown });
        if (answer === undefined) continue;
        const { data } = snapAnswer.safeParse(answer);
        if (!data) throw new ProviderError("midtrans", "malformed_answer", true);
        return { providerSession: orderId, url: data.redirect_url };
      }
      throw new ProviderError("midtrans", "order_known", true);
    },
    check: (_intent, providerSession) => status(providerSession),
    async readWebhook({ body }) {
      const { data } = notificationSchema.safeParse(parseJson(Buffer.from(body).toString("utf8")));
      if (!data) return { ok: false, reason: "malformed" };
      if (!keys.some((key) => isSignedBy(data, key))) return { ok: false, reason: "signature" };
      // The signature covers number and amount but not the status: that is asked for.
      const { event } = await status(data.order_id);
      return { ok: true, events: event ? [event] : [] };
    },
  };
}

function pagesOrigin({ isProduction, apiUrl }: MidtransSettings): string {
  if (apiUrl) return new URL(apiUrl).origin;
  return isProduction ? "https://app.midtrans.com" : "https://app.sandbox.midtrans.com";
}

function connect({ serverKey, isProduction, apiUrl, timeout = 10_000 }: MidtransSettings) {
  const snap = new Snap({ isProduction, serverKey, clientKey: "" });
  snap.httpClient.http_client.defaults.timeout = timeout;
  if (apiUrl) {
    snap.apiConfig.getSnapApiBaseUrl = () => `${apiUrl}/snap/v1`;
    snap.apiConfig.getCoreApiBaseUrl = () => apiUrl;
  }
  return snap;
}

type Expected = Readonly<Record<number, (answer: unknown) => void>>;

/** Asks Midtrans; refusals that are expected become undefined, all others a {@link ProviderError}. */
async function asked(request: () => Promise<unknown>, expected: Expected): Promise<unknown> {
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

/** @throws {ProviderError} if something else than the order number is refused */
function ifOrderIsKnown(answer: unknown): void {
  const messages = refusal.safeParse(answer).data?.error_messages ?? [];
  if (!messages.some((message) => message.includes("order_id")))
    throw new ProviderError("midtrans", "status_400", true);
}
