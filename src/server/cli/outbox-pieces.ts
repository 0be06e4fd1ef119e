import { payerKinds } from "../mail/payer-mail";
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

type Access = Pick<StorageRuntime, "store">;

/** What causes mail. */
export interface Piece {
  readonly source: string;
  /** ISO 8601 time of what happened; undefined if its record cannot be read. */
  readonly at: string | undefined;
  /** Of the payment that it is about. */
  readonly reference: string | undefined;
  /** Of a payment: its short reference, what happened, the sum, and who is told. */
  readonly facts: readonly string[];
}

/** All that waits to be mailed. */
export async function waitingPieces(runtime: Access): Promise<readonly Piece[]> {
  const sources = (await waitingSources(runtime)).flat();
  return Promise.all(
    sources.map(async (source) => {
      const notice = await noticeOf(source, runtime).catch(() => undefined);
      return {
        source,
        at: await happenedAt(source, runtime).catch(() => undefined),
        reference: notice?.reference,
        facts: notice ? await factsOf(notice, runtime).catch(() => []) : [],
      };
    }),
  );
}

async function factsOf({ reference, kind, amount }: Notice, { store }: Access): Promise<readonly string[]> {
  const payment = await readPayment(store, reference);
  const sum = amount ?? (payment && receivedAmount(payment.intent, payment.events));
  const isForPayer = payerKinds.some((each) => each === kind);
  const told = [
    ...(isForTeam(kind) ? ["team"] : []),
    ...(isForPayer && (await readPayer(store, reference))?.email !== undefined ? ["payer"] : []),
  ];
  return [
    ...[shortReference(reference), kind, sum ? money(sum) : ""],
    `to ${told.join(" and ") || "nobody: no address is known"}`,
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
