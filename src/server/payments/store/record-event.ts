import { isSameMoney } from "../../../domain/money";
import { deliverSoon } from "../../outbox/deliver-due";
import type { Runtime } from "../../runtime";
import type { StorageRuntime } from "../../storage/quarantine";
import type { Store } from "../../storage/store";
import { noteSign } from "../card-testing";
import { addNotice, type Notice, noticeKindOf } from "../notices";
import type { ConfirmedEvent, ReportedEvent } from "../providers/provider";
import { tellOfDouble } from "../tell-of-double";
import { giftAmount } from "./gift-state";
import { addPayer } from "./payers";
import { type EventKind, money, type PaymentIntent } from "./payment-records";
import { addEvent, closePayment, readEvents, readIntent } from "./payments";

/** Event kinds that end a payment, so that the job stops checking it. */
const closing: ReadonlySet<EventKind> = new Set(["paid", "failed", "expired", "replaced", "refunded"]);

/** Event kinds that mean that money has moved or is about to: their amount must be the agreed one. */
const moving: ReadonlySet<EventKind> = new Set([
  "pending",
  "paid",
  "refunded",
  "renewed",
  "renewal_refunded",
]);

/** Event kinds that say that a payer's means of payment was refused. */
const refused: ReadonlySet<EventKind> = new Set(["failed", "declined"]);

/** Event kinds that are told once for a payment, however many reports say so. */
const onlyOnce: ReadonlySet<Notice["kind"]> = new Set(["pending", "paid", "refunded", "ended"]);

/**
 * Stores an event that a provider reports. Repeated reports and their order make no difference. An event
 * with an amount other than the agreed one is stored as a `mismatch` and marks nothing as paid. Returns
 * false if the payment is unknown.
 */
export async function recordEvent(reported: ReportedEvent, runtime: Runtime): Promise<boolean> {
  const { outcome, intent } = await storeEvent(reported, runtime);
  if (outcome === "told") deliverSoon(runtime);
  const isByCard = runtime.providers.some(({ id, takesCards }) => takesCards && id === intent?.provider);
  if (outcome === "stored" && refused.has(reported.kind) && isByCard) await noteSign("refused", runtime);
  return outcome !== "unknown";
}

/** What became of a report, and its payment. `told`: there is a notice of it; `known`: it brought nothing new. */
export type StoredEvent =
  | { readonly outcome: "unknown"; readonly intent?: undefined }
  | { readonly outcome: "known" | "stored" | "told"; readonly intent: PaymentIntent };

/** Like {@link recordEvent}, for commands: the regular job sends the notice. */
export async function storeEvent(
  reported: ReportedEvent | ConfirmedEvent,
  runtime: StorageRuntime,
): Promise<StoredEvent> {
  const { store, log } = runtime;
  const { reference, key } = reported;
  const intent = await readIntent(store, reference);
  if (!intent) return { outcome: "unknown" };
  if (reported.kind === "changed" && (await isUnchanged(reported, intent, store)))
    return { outcome: "known", intent };
  const isAgreed = "isConfirmed" in reported || (await isAsAgreed(reported, intent, store));
  const kind = isAgreed ? reported.kind : "mismatch";
  const { data: amount } = money.safeParse(inUpperCase(reported.amount));
  const receivedAt = runtime.now().toISOString();
  const deadline = reported.deadline && { deadline: reported.deadline.toISOString() };
  await addPayer(store, reference, reported.payer, runtime.now());
  const fields = {
    ...{ amount, renewal: reported.renewal, occurredAt: reported.occurredAt.toISOString() },
    ...("isConfirmed" in reported && ({ isConfirmed: true } as const)),
  };
  const corrects = "corrects" in reported && { corrects: reported.corrects };
  const before = await addEvent(store, reference, key, {
    ...{ kind, receivedAt, ...deadline, ...corrects },
    ...fields,
  });
  // a repeated report only completes what a crash may have left undone; of two records by hand, the first counts whole
  if (before && (before.kind !== kind || "isConfirmed" in reported)) return { outcome: "known", intent };
  const told = noticeKindOf({ kind, amount }, kind === "expired" && (await wasAwaited(intent, store)));
  const corrections =
    told === "refunded" ? await corrected(reference, before?.receivedAt ?? receivedAt, store) : 0;
  if (told)
    await addNotice(store, noticeId(reported, told, corrections), {
      ...{ kind: told, reference, createdAt: receivedAt },
      ...fields,
    });
  if (kind === "paid") await tellOfDouble(intent, runtime);
  if (closing.has(kind)) await closePayment(store, reference);
  if (!before)
    log(kind === "mismatch" ? "error" : "info", `payment_${kind}`, { reference, provider: intent.provider });
  if (told) return { outcome: "told", intent };
  return { outcome: before ? "known" : "stored", intent };
}

/** Whether the payer knew how to pay: of a transfer from the start, else since the provider said that it waits. */
async function wasAwaited({ provider, reference }: PaymentIntent, store: Store): Promise<boolean> {
  const events = await readEvents(store, reference);
  return provider === "transfer" || events.some(({ kind }) => kind === "pending");
}

/** How often the team had taken back by a time that a payment was refunded: if it is after all, that is told anew. */
async function corrected(reference: string, time: string, store: Store): Promise<number> {
  const events = await readEvents(store, reference);
  return events.filter(({ kind, receivedAt }) => kind === "refund_corrected" && receivedAt <= time).length;
}

function noticeId(
  reported: ReportedEvent | ConfirmedEvent,
  kind: Notice["kind"],
  corrections: number,
): string {
  const { reference, key } = reported;
  // what the team took back may be paid after all
  if (kind === "paid" && "isConfirmed" in reported) return `${reference}-${key}`;
  if (!onlyOnce.has(kind)) return `${reference}-${kind}-${key}`;
  return corrections > 0 ? `${reference}-${kind}-${corrections + 1}` : `${reference}-${kind}`;
}

type Amount = ReportedEvent["amount"];

const inUpperCase = (amount: Amount) => amount && { ...amount, currency: amount.currency.toUpperCase() };

/** Whether a monthly donation already took this amount: Stripe reports a change of anything, at each renewal, too. */
async function isUnchanged(
  { amount, occurredAt }: Pick<ReportedEvent, "amount" | "occurredAt">,
  intent: PaymentIntent,
  store: Store,
): Promise<boolean> {
  const events = await readEvents(store, intent.reference);
  const before = events.filter((event) => event.occurredAt < occurredAt.toISOString());
  const reported = inUpperCase(amount);
  return reported !== undefined && isSameMoney(giftAmount(intent, before), reported);
}

/** Whether the amount is the agreed one; a monthly donation's is what it was last changed to, or was before. */
async function isAsAgreed(
  { kind, amount }: ReportedEvent,
  intent: PaymentIntent,
  store: Store,
): Promise<boolean> {
  if (!moving.has(kind)) return true;
  const reported = inUpperCase(amount);
  const changes = intent.frequency === "monthly" ? await readEvents(store, intent.reference) : [];
  const agreed = [
    intent.charge,
    ...changes.flatMap((event) => (event.kind === "changed" ? (event.amount ?? []) : [])),
  ];
  return reported !== undefined && agreed.some((sum) => isSameMoney(sum, reported));
}
