import { z } from "zod";
import { currencies } from "../../../domain/currency";
import { frequencies, orderKinds, providerIds } from "../../../domain/payment";
import { isRecord } from "../../../domain/record";

export const money = z.object({ currency: z.enum(currencies), minor: z.int().nonnegative() });
const moment = z.iso.datetime();

const intent = z.object({
  reference: z.string(),
  createdAt: moment,
  /** What the payer wants to do once, however often they begin: of its payments only one should be paid. */
  intention: z.string().optional(),
  kind: z.enum(orderKinds),
  /** Slug of the campaign or resource. */
  slug: z.string(),
  /** Slug of the project that a donation is for. */
  project: z.string().optional(),
  /** Title of the order when the payment was started, in the payer's language. */
  title: z.string(),
  frequency: z.enum(frequencies),
  provider: z.enum(providerIds),
  /** What the provider charges, in its currency. */
  charge: money,
  /** Of a transfer: how much of the charge was added only to make the sum unique. */
  code: money.optional(),
  /** How much of the charge covers the provider's fee. */
  fee: money.optional(),
  /** The amount as the payer chose it, perhaps in another currency. */
  chosen: money,
  language: z.string(),
  /** Decides the page that the payer returns to: the one with JavaScript or the plain one. */
  channel: z.enum(["script", "plain"]),
});

/** What will be paid, as the server decided. Contains no personal data: only the provider has that. */
export const paymentIntent = z.preprocess(
  // Records of the time when all amounts were chosen in dollars name the amount so.
  (record) => {
    const isOld = isRecord(record) && "dollars" in record;
    return isOld ? { ...record, chosen: record.dollars } : record;
  },
  intent,
);

/** The provider's payment page for an intent. */
export const paymentSession = z.object({
  /** The provider's ID of the session. */
  providerSession: z.string(),
  url: z.url({ protocol: /^https?$/ }),
  createdAt: moment,
});

/**
 * What can happen to a payment. `declined`: a card was refused, and the payer may try again on the same page. `replaced`: its page was closed for another payment of its intention. `changed`
 * and `ended`: a monthly donation's amount or state; `corrected`: something else came in of a transfer than the team had
 * recorded, perhaps nothing; `further`: more came in of a transfer that was paid already, and `further_corrected`: something
 * else came in then, perhaps nothing; `refund_corrected`: less was refunded by hand than the team had recorded; `disputed`: the payer's bank asks for the money. `mismatch`: the provider reported an
 * amount other than the agreed one.
 */
export const eventKinds = [
  "pending",
  "paid",
  "corrected",
  "further",
  "further_corrected",
  "failed",
  "declined",
  "expired",
  "replaced",
  "refunded",
  "partly_refunded",
  "refund_corrected",
  "renewed",
  "renewal_failed",
  "renewal_refunded",
  "changed",
  "ended",
  "disputed",
  "dispute_won",
  "dispute_lost",
  "mismatch",
] as const;

/** An event of a payment. Written once and never changed; the payment's state is derived from all events. */
export const paymentEvent = z.object({
  kind: z.enum(eventKinds),
  /** The provider's time for the event; of a transfer, midnight of the day that the team recorded. */
  occurredAt: moment,
  /** When we received it. */
  receivedAt: moment,
  /** When a pending payment expires. */
  deadline: moment.optional(),
  /** What was taken, paid back, or will be taken from now on; earlier releases did not store it. */
  amount: money.optional(),
  /** Of what concerns a later month of a monthly donation: the ID of its invoice; earlier releases did not store it. */
  renewal: z.string().optional(),
  /** Of a `further_corrected`: the `occurredAt` of the sum that was wrong; earlier releases, which corrected the last one, did not store it. */
  corrects: moment.optional(),
  /** Whether the team recorded it by hand; earlier releases did not store it. */
  isConfirmed: z.literal(true).optional(),
});

export type PaymentIntent = z.output<typeof paymentIntent>;
export type PaymentSession = z.output<typeof paymentSession>;
export type PaymentEvent = z.output<typeof paymentEvent>;
export type EventKind = PaymentEvent["kind"];
