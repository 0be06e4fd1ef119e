import { Snap } from "midtrans-client";
import { z } from "zod";
import { paymentPages } from "../../../../domain/payment";
import { parseJson } from "../../../http/fields";
import { type Finding, type PaymentProvider, ProviderError } from "../provider";
import { eventOf, transactionStatus } from "./midtrans-events";
import { isSignedBy, notificationSchema } from "./midtrans-signature";
import { transactionParameters } from "./transaction-parameters";

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

const snapAnswer = z.object({ token: z.string().min(1), redirect_url: z.url() });

/** How many order IDs are tried for one payment when Midtrans already knows the ID. */
const orderAttempts = 3;

/** QRIS, e-wallets and virtual accounts in rupiah on Midtrans Snap, for one-time donations. */
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
    // The smallest virtual account transfer and the largest amount that Snap accepts, in rupiah.
    bounds: { minimum: 10_000, maximum: 999_999_999 },
    pages: [pagesOrigin(settings)],
    // Payments expire after a day; interbank transfers may take two more.
    daysToEnd: 3,
    async createSession(intent, returnUrl) {
      for (let attempt = 1; attempt <= orderAttempts; attempt += 1) {
        const orderId = attempt === 1 ? intent.reference : `${intent.reference}-${attempt}`;
        const parameters = transactionParameters(intent, orderId, returnUrl);
        // If an answer was lost, Midtrans already knows the ID. Nobody has that page, so try the next ID.
        const answer = await asked(() => snap.createTransaction(parameters), { 400: ifOrderIsKnown });
        if (answer === undefined) continue;
        const { data } = snapAnswer.safeParse(answer);
        if (!data) throw new ProviderError("midtrans", "malformed_answer", true);
        return { providerSession: orderId, url: data.redirect_url };
      }
      throw new ProviderError("midtrans", "order_known", true);
    },
    check: (_intent, providerSession) => status(providerSession),
    // Only what the payer has begun on a page can be cancelled: a page that nobody used stays open for a day.
    async close(_intent, providerSession) {
      const { event } = await status(providerSession);
      if (event?.kind !== "pending") return { closed: event !== undefined && event.kind !== "failed", event };
      const refused = { 412: () => undefined };
      const cancelled = await asked(() => snap.transaction.cancel(providerSession), refused);
      return cancelled === undefined
        ? { closed: false, event: (await status(providerSession)).event }
        : { closed: true };
    },
    async refund({ reference, charge }, providerSession) {
      // virtual accounts cannot be paid back to, and each method has its own last day
      const refused = Object.fromEntries([412, 413, 414, 418].map((code) => [code, () => undefined]));
      const request = { refund_key: `${reference}-refund`, amount: charge.minor, reason: "refund" };
      const done = await asked(() => snap.transaction.refund(providerSession, request), refused);
      return done === undefined ? "by_hand" : "refunded";
    },
    async readWebhook({ body }) {
      const { data } = notificationSchema.safeParse(parseJson(Buffer.from(body).toString("utf8")));
      if (!data) return { ok: false, reason: "malformed" };
      if (!keys.some((key) => isSignedBy(data, key))) return { ok: false, reason: "signature" };
      // The signature covers the order ID and amount but not the status, so we ask for the status.
      const { event } = await status(data.order_id);
      return { ok: true, events: event ? [event] : [] };
    },
  };
}

function pagesOrigin({ isProduction, apiUrl }: MidtransSettings): string {
  if (apiUrl) return new URL(apiUrl).origin;
  return isProduction ? paymentPages.midtrans : paymentPages.midtransSandbox;
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

/**
 * Calls Midtrans. An error whose status code is in `expected` is passed to that function and gives undefined;
 * any other becomes a {@link ProviderError}.
 */
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

/** @throws {ProviderError} if Midtrans refused anything other than the order ID */
function ifOrderIsKnown(answer: unknown): void {
  const messages = refusal.safeParse(answer).data?.error_messages ?? [];
  if (!messages.some((message) => message.includes("order_id")))
    throw new ProviderError("midtrans", "status_400", true);
}
