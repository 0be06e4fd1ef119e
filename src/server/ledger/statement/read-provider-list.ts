import { type Currency, currencies } from "../../../domain/currency";
import { type Money, toMoney } from "../../../domain/money";
import { dateInZone } from "../../../domain/zone-time";
import { isReference, shortReference } from "../../reference";
import { readAmount } from "./amount";
import { type Positions, positionsOf } from "./columns";
import { orderOf, readDate } from "./date";
import { cellOf, findTable, type Reading } from "./find-table";

/** A payment that came in, as a provider lists it. */
export interface ListedPayment {
  /** Number of the row in the file, from 1. */
  readonly row: number;
  /** The organisation's. */
  readonly date: string;
  /** As people quote it; undefined if the row has none, as those of monthly gifts. */
  readonly reference: string | undefined;
  readonly charge: Money;
  readonly returned: Money;
}

/** What a provider's list says. */
export interface ProviderList {
  readonly listed: readonly ListedPayment[];
  /** Numbers of the rows that cannot be read. */
  readonly unread: readonly number[];
}

/** Names of the columns, of Stripe's export of payments and of Midtrans' export of transactions first. */
const names = {
  utc: ["created date utc", "created utc"],
  date: ["date time", "transaction time", "date", "tanggal", "waktu transaksi"],
  amount: ["amount", "gross amount", "jumlah", "nominal"],
  returned: ["amount refunded", "refund amount"],
  currency: ["currency", "mata uang"],
  status: ["status", "transaction status"],
};

const expected = `one for the date (${names.utc[0]}, ${names.date[0]}…) and one for the amount (${names.amount[0]}, ${names.amount[1]}…)`;

/** What providers call a payment whose money came in, even if it went back later. */
const received = /^(paid|succeeded|complete|settle|captured?$|success|lunas|berhasil|refund|partial)/i;

/** What they call one whose money went back, all of it where no column says how much. */
const refunded = /^refund(ed)?$/i;

const noList = `This is no list of a provider: it has no column for the state (${names.status[0]}…), and no row has a reference of ours. Expected: what the dashboard of Stripe (Payments) or Midtrans (Transactions) exports. A bank statement is read by: npm run ledger -- match`;

type Columns = Positions<keyof typeof names>;

/** Reads the payments that came in from the CSV file that a provider's dashboard exports. */
export function readProviderList(text: string, today: string): Reading<ProviderList> {
  const table = findTable(text, columnsOf, expected);
  if (typeof table === "string") return { ok: false, problem: table };
  const { columns, rows } = table;
  const isList = columns.status.length > 0 || rows.some(({ cells }) => referenceIn(cells) !== undefined);
  if (!isList) return { ok: false, problem: noList };
  const order = orderOf(rows.map(({ cells }) => cellOf(cells, columns.date)));
  const dayOf = (cells: readonly string[]) =>
    columns.utc.length > 0
      ? dayOfUtc(cellOf(cells, columns.utc))
      : readDate(cellOf(cells, columns.date), order, today);
  const listed: ListedPayment[] = [];
  const unread: number[] = [];
  for (const { row, cells } of rows) {
    if (columns.status.length > 0 && !received.test(cellOf(cells, columns.status))) continue;
    const date = dayOf(cells);
    const currency = currencyOf(cellOf(cells, columns.currency));
    const amount = readAmount(cellOf(cells, columns.amount));
    if (date === undefined || currency === undefined || amount === undefined) {
      unread.push(row);
      continue;
    }
    const whole = refunded.test(cellOf(cells, columns.status)) ? amount.value : 0;
    const returned = readAmount(cellOf(cells, columns.returned))?.value ?? whole;
    const reference = referenceIn(cells);
    listed.push({
      ...{ row, date, reference: reference && shortReference(reference) },
      ...{ charge: toMoney(currency, amount.value), returned: toMoney(currency, returned) },
    });
  }
  return { ok: true, listed, unread };
}

function columnsOf(row: readonly string[]): Columns | undefined {
  const columns = positionsOf(row, names);
  return columns.utc.length + columns.date.length > 0 && columns.amount.length > 0 ? columns : undefined;
}

/** Our reference in a row; an order that was tried again has a number behind it. */
function referenceIn(cells: readonly string[]): string | undefined {
  return cells.map((cell) => cell.slice(0, 26)).find(isReference);
}

/** The organisation's day of a moment in UTC: `2026-06-05 20:38:34`. */
function dayOfUtc(text: string): string | undefined {
  const moment = Date.parse(`${text.replace(" ", "T")}Z`);
  return Number.isNaN(moment) ? undefined : dateInZone(moment);
}

function currencyOf(text: string): Currency | undefined {
  return text === "" ? "IDR" : currencies.find((currency) => currency === text.toUpperCase());
}
