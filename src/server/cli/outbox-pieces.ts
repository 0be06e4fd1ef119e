import { concernsPayer } from "../outbox/awaits-payer";
import {
  type DeliveryState,
  isOpen,
  isRefused,
  type MailState,
  readDeliveryState,
  unsentSources,
} from "../outbox/delivery-state";
import { happenedAt, noticeOf, waitingSources } from "../outbox/sources";
import { isForTeam, type Notice } from "../payments/notices";
import { isCalled } from "../payments/store/find-payment";
import { receivedAmount } from "../payments/store/payment-state";
import { readPayment } from "../payments/store/payments";
import { shortReference } from "../reference";
import type { StorageRuntime } from "../storage/quarantine";
import { aligned, counted } from "./aligned";
import { money } from "./ledger-payment";

/** What causes mail. */
export interface Piece {
  readonly source: string;
  /** ISO 8601 time of what happened; undefined if its record cannot be read. */
  readonly at: string | undefined;
  /** Of the payment that it is about. */
  readonly reference: string | undefined;
  /** Of a payment: its short reference, what happened, the sum, and who is told. */
  readonly facts: readonly string[];
  /** Whether the payer has still to get it. */
  readonly isForPayer: boolean;
  /** Whether the sender of an inquiry has still to get its acknowledgement. */
  readonly isForSender: boolean;
}

/** Whether a mail belongs to a list of pieces. */
type Belongs = (state: MailState | undefined) => boolean;

/** All that waits to be mailed. */
export async function waitingPieces(runtime: StorageRuntime): Promise<readonly Piece[]> {
  const sources = (await waitingSources(runtime)).flat();
  return Promise.all(sources.map((source) => pieceOf(source, isOpen, runtime)));
}

/** What the mail server refused for good at the address of a payer or an inquiry's sender, if it is still so. */
export async function refusedPieces(runtime: StorageRuntime): Promise<readonly Piece[]> {
  const sources = await unsentSources(runtime.store);
  const pieces = await Promise.all(sources.map((source) => pieceOf(source, isRefused, runtime)));
  return pieces.filter(({ isForPayer, isForSender }) => isForPayer || isForSender);
}

async function pieceOf(source: string, belongs: Belongs, runtime: StorageRuntime): Promise<Piece> {
  const notice = await noticeOf(source, runtime).catch(() => undefined);
  const state = await stateOf(source, runtime);
  const isForPayer =
    notice !== undefined &&
    belongs(state.payer) &&
    (await concernsPayer(notice, runtime).catch(() => undefined));
  const at = await happenedAt(source, runtime).catch(() => undefined);
  return {
    ...{ source, at, reference: notice?.reference, isForPayer: isForPayer === true },
    isForSender: at !== undefined && state.acknowledgement !== undefined && belongs(state.acknowledgement),
    facts: notice ? await factsOf(notice, belongs(state.team), isForPayer, runtime) : [],
  };
}

/** A state that cannot be read counts as “nothing tried”. */
const stateOf = (source: string, runtime: StorageRuntime): Promise<DeliveryState> =>
  readDeliveryState(runtime, source).catch(() => ({}));

async function factsOf(
  { reference, kind, amount }: Notice,
  isTeamLeft: boolean,
  isForPayer: boolean | undefined,
  { store }: StorageRuntime,
): Promise<readonly string[]> {
  const payment = await readPayment(store, reference).catch(() => undefined);
  const sum = amount ?? (payment && receivedAmount(payment.intent, payment.events));
  const told = [...(isTeamLeft && isForTeam(kind) ? ["team"] : []), ...(isForPayer ? ["payer"] : [])];
  return [
    ...[shortReference(reference), kind, sum ? money(sum) : ""],
    isForPayer === undefined
      ? "a record of the payment cannot be read: npm run quarantine -- list"
      : `to ${told.join(" and ") || "nobody: no address is known, or it is not so any more"}`,
  ];
}

/** Whether a word is the name of a piece, or the reference of its payment. */
export function isNamed({ source, reference }: Piece, word: string): boolean {
  return source === word || (reference !== undefined && isCalled(reference, word));
}

/** The pieces, one a line, and how many they are. */
export function listing(pieces: readonly Piece[]): string {
  const rows = aligned(pieces.map(({ source, at, facts }) => [at ?? "cannot be read", source, ...facts]));
  return [...rows, counted(pieces.length, "message")].join("\n");
}
