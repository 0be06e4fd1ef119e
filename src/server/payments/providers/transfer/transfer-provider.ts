import { transfers } from "../../../../domain/transfer";
import type { SiteData } from "../../../site-data";
import type { PaymentIntent } from "../../store/payment-records";
import type { Finding, PaymentProvider } from "../provider";
import { transferDeadline } from "./awaited";
import { reserveSum } from "./unique-sum";

/**
 * Transfers to the organisation's own account, which need no company and no keys. The payer's own bank is the
 * payment page; the treasurer reports what arrived, with `npm run ledger`.
 *
 * @param account where they go: to a QRIS code alone, only what QRIS takes
 */
export function createTransferProvider(account?: SiteData["bankAccount"]): PaymentProvider {
  const isQrisOnly = account && account.number === undefined;
  // what banks' apps let people send in a day
  const maximum = isQrisOnly ? transfers.largestQris - transfers.largestCode : 100_000_000;
  return {
    id: "transfer",
    charges: true,
    takesCards: false,
    currency: "IDR",
    kinds: ["donation", "purchase"],
    frequencies: ["once"],
    bounds: { minimum: transfers.smallest, maximum },
    pages: [],
    // One more than the days that it is awaited: the job is there to record that it ran out.
    daysToEnd: transfers.days + 1,
    uniqueCharge: reserveSum,
    createSession: (_intent, returnUrl) => Promise.resolve({ providerSession: "transfer", url: returnUrl }),
    refund: () => Promise.resolve("by_hand"),
    check: (intent, _session, believed) => Promise.resolve(standingOf(intent, believed)),
    readWebhook: () => Promise.resolve({ ok: false, reason: "signature" }),
  };
}

/** What is known without the bank: the transfer is awaited, or its time is over. */
function standingOf(intent: PaymentIntent, now: Date): Finding {
  const { reference, charge } = intent;
  const deadline = transferDeadline(intent);
  const event =
    now < deadline
      ? ({ kind: "pending", occurredAt: new Date(intent.createdAt), deadline } as const)
      : ({ kind: "expired", occurredAt: deadline } as const);
  return { event: { ...event, reference, key: event.kind, amount: charge }, charged: "unknown" };
}
