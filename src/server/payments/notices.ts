import { z } from "zod";
import type { Money } from "../../domain/money";
import type { Store } from "../storage/store";
import { type EventKind, eventKinds, money } from "./store/payment-records";

const notice = z.object({
  kind: z.enum([...eventKinds, "double", "link"]).exclude(["failed", "declined", "replaced"]),
  reference: z.string(),
  /** Of a `double`: the other payment of the same intention. */
  other: z.string().optional(),
  /** Of what happened; without it, the payment's own. */
  amount: money.optional(),
  /** Of what concerns a later month of a monthly donation: the ID of its invoice. */
  renewal: z.string().optional(),
  /** When it happened, by the provider's time; without it, when it was stored. */
  occurredAt: z.iso.datetime().optional(),
  /** Whether the team recorded it, perhaps days later: nobody can have been told before `createdAt`. */
  isConfirmed: z.literal(true).optional(),
  createdAt: z.iso.datetime(),
});

/** A payment event that is e-mailed to the team, or to the payer, or to both. */
export type Notice = z.output<typeof notice>;

/** What the payer alone is told. */
const payersAlone = ["pending", "expired", "link"] as const satisfies readonly Notice["kind"][];
type PayersAlone = (typeof payersAlone)[number];

/** Whether the team is told of it, too. */
export function isForTeam(kind: Notice["kind"]): kind is Exclude<Notice["kind"], PayersAlone> {
  return !payersAlone.some((each) => each === kind);
}

/** Event kinds that trigger e-mails. */
export const noticeKinds = notice.shape.kind.options;

/**
 * The notice kind of an event; undefined if it sends no mail. That a payment ran out is told only where its payer was
 * shown or told how to pay (`wasAwaited`): nobody awaits a page that was left.
 */
export function noticeKindOf(
  { kind, amount }: { readonly kind: EventKind; readonly amount?: Money | undefined },
  wasAwaited: boolean,
): Notice["kind"] | undefined {
  if (kind === "expired" && !wasAwaited) return undefined;
  if (kind === "partly_refunded" && !amount) return undefined;
  return noticeKinds.find((each) => each === kind);
}

export function addNotice(store: Store, id: string, record: Notice): Promise<boolean> {
  return store.create(`notices:${id}`, notice, record);
}

export function noticeIds(store: Store): Promise<readonly string[]> {
  return store.names("notices");
}

export function readNotice(store: Store, id: string): Promise<Notice | undefined> {
  return store.read(`notices:${id}`, notice);
}
