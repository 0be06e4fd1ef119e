import { z } from "zod";
import { paymentPages } from "../../../../domain/payment";
import { transfers } from "../../../../domain/transfer";
import { parseJson } from "../../../parse-json";
import { standInPages } from "../own-pages";
import { type Finding, type PaymentProvider, ProviderError } from "../provider";
import { asked, cancelPage, connect, refusalWords, type MidtransSettings } from "./ask-midtrans";
import { eventOf, transactionStatus } from "./midtrans-events";
import { isSignedBy, notificationSchema } from "./midtrans-signature";
import { transactionParameters } from "./transaction-parameters";

const snapAnswer = z.object({ token: z.string().min(1), redirect_url: z.url() });

/** How many order IDs are tried for one payment when Midtrans already knows the ID. */
const orderAttempts = 3;

/** QRIS, e-wallets and virtual accounts in rupiah on Midtrans Snap, for what is paid once. */
export function createMidtransProvider(settings: MidtransSettings): PaymentProvider {
  const snap = connect(settings);
  const keys = [settings.serverKey, ...(settings.previousServerKey ? [settings.previousServerKey] : [])];

  const closePage = (url: string) => cancelPage(snap, url, settings.serverKey);

  /** @param id the order's, or Midtrans' own of the transaction */
  async function status(id: string): Promise<Finding> {
    const answer = await asked(() => snap.transaction.status(id), { 404: () => undefined });
    if (answer === undefined) return { charged: "no" };
    const { data } = transactionStatus.safeParse(answer);
    if (!data) throw new ProviderError("midtrans", "malformed_answer", true);
    return eventOf(data);
  }

  return {
    id: "midtrans",
    charges: true,
    takesCards: false,
    currency: "IDR",
    kinds: ["donation", "purchase"],
    frequencies: ["once"],
    // The smallest virtual account transfer and the largest amount that Snap accepts, in rupiah.
    bounds: { minimum: transfers.smallest, maximum: 999_999_999 },
    pages: [
      settings.isProduction ? paymentPages.midtrans : paymentPages.midtransSandbox,
      ...standInPages(settings.apiUrl),
    ],
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
    // The page first, so that nothing new begins there; then what was begun.
    async close(_intent, { providerSession, url }) {
      const page = await closePage(url);
      const { event } = await status(providerSession);
      if (event?.kind !== "pending") {
        const isOver = event !== undefined && event.kind !== "failed";
        return { closed: isOver || page === "closed", event };
      }
      const refused = { 412: () => undefined };
      const cancelled = await asked(() => snap.transaction.cancel(providerSession), refused);
      if (cancelled === undefined) return { closed: false, event: (await status(providerSession)).event };
      if (page === "begun") await closePage(url);
      return { closed: true };
    },
    async refund({ reference, charge }, providerSession) {
      // virtual accounts cannot be paid back to, and each method has its own last day; 406: it was paid back
      const codes = [406, 412, 413, 414, 418];
      const refused = Object.fromEntries(codes.map((code) => [code, () => undefined]));
      const request = { refund_key: `${reference}-refund`, amount: charge.minor, reason: "refund" };
      await asked(() => snap.transaction.refund(providerSession, request), refused);
      // a bank may deny what Midtrans has accepted
      return (await status(providerSession)).event?.kind === "refunded" ? "refunded" : "by_hand";
    },
    async readWebhook({ body }) {
      const { data } = notificationSchema.safeParse(parseJson(Buffer.from(body).toString("utf8")));
      if (!data) return { ok: false, reason: "malformed" };
      if (!keys.some((key) => isSignedBy(data, key))) return { ok: false, reason: "signature" };
      // The signature covers the order ID and amount but not the status, so we ask for the status.
      // Some methods are found by the transaction's own ID only.
      const { event } = await status(data.transaction_id ?? data.order_id);
      return { ok: true, events: event ? [event] : [] };
    },
  };
}

/** @throws {ProviderError} if Midtrans refused anything other than the order ID */
function ifOrderIsKnown(answer: unknown): void {
  if (!refusalWords(answer).includes("order_id")) throw new ProviderError("midtrans", "status_400", true);
}
