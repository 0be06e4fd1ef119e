import { isStillSo } from "../mail/is-still-so";
import { payerKinds } from "../mail/payer-words";
import { isOpen, readDeliveryState } from "../outbox/delivery-state";
import { happenedAt, noticeOf, waitingSources } from "../outbox/sources";
import { isForTeam, type Notice } from "../payments/notices";
import { isCalled } from "../payments/store/find-payment";
import { readPayer } from "../payments/store/payers";
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
}

/** All that waits to be mailed. */
export async function waitingPieces(runtime: StorageRuntime): Promise<readonly Piece[]> {
  const sources = (await waitingSources(runtime)).flat();
  return Promise.all(
    sources.map(async (source) => {
      const notice = await noticeOf(source, runtime).catch(() => undefined);
      const isForPayer =
        notice !== undefined && (await awaitsPayer(source, notice, runtime).catch(() => false));
      return {
        ...{ source, reference: notice?.reference, isForPayer },
        at: await happenedAt(source, runtime).catch(() => undefined),
        facts: notice ? await factsOf(notice, isForPayer, runtime).catch(() => []) : [],
      };
    }),
  );
}

async function awaitsPayer(source: string, notice: Notice, runtime: StorageRuntime): Promise<boolean> {
  const { reference, kind } = notice;
  const payment = await readPayment(runtime.store, reference);
  return (
    payment !== undefined &&
    (await isStillSo(notice, payment, runtime.store)) &&
    payerKinds.some((each) => each === kind) &&
    (await readPayer(runtime.store, reference))?.email !== undefined &&
    isOpen((await readDeliveryState(runtime, source)).payer)
  );
}

async function factsOf(
  { reference, kind, amount }: Notice,
  isForPayer: boolean,
  { store }: StorageRuntime,
): Promise<readonly string[]> {
  const payment = await readPayment(store, reference);
  const sum = amount ?? (payment && receivedAmount(payment.intent, payment.events));
  const told = [...(isForTeam(kind) ? ["team"] : []), ...(isForPayer ? ["payer"] : [])];
  return [
    ...[shortReference(reference), kind, sum ? money(sum) : ""],
    `to ${told.join(" and ") || "nobody: no address is known, or it is not so any more"}`,
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
