import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { donorLetter } from "../../../src/server/cli/donor-letter";
import { ledgerCsv } from "../../../src/server/ledger/ledger-csv";
import { ledgerLanguages, ledgerWords } from "../../../src/server/ledger/ledger-words";
import { ledgerLines, type LedgerLine, type Period } from "../../../src/server/ledger/lines";
import { ledgerSums, sumNames } from "../../../src/server/ledger/sums";
import { eventKinds } from "../../../src/server/payments/store/payment-records";
import type { StoredPayment } from "../../../src/server/payments/store/payments";
import { deriveReference } from "../../../src/server/reference";

const days = Array.from({ length: 90 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString());
const anyDay = fc.constantFrom(...days);
const anyCurrency = fc.constantFrom("USD", "IDR");
/** Smallest units, of which hundreds are whole rupiah, too. */
const anySum = fc.integer({ min: 1, max: 60 }).map((hundreds) => hundreds * 100);

const anyEvent = fc.record({
  kind: fc.constantFrom("paid", "partly_refunded", "dispute_lost", "refunded", "renewed", ...eventKinds),
  time: anyDay,
  minor: anySum,
  renewal: fc.option(fc.constantFrom("in_2", "in_3"), { nil: undefined }),
});

const anyPayment = fc
  .record({
    number: fc.integer(),
    kind: fc.constantFrom("donation", "purchase"),
    frequency: fc.constantFrom("once", "monthly"),
    slug: fc.constantFrom("forest", "peat"),
    provider: fc.constantFrom("stripe", "midtrans", "transfer"),
    charge: fc.record({ currency: anyCurrency, minor: anySum }),
    createdAt: anyDay,
    events: fc.array(anyEvent, { maxLength: 6 }),
  })
  .map(({ number, events, ...intent }): StoredPayment => ({
    intent: {
      ...{ reference: deriveReference([number]), title: "Gift", language: "en", channel: "script" },
      ...{ ...intent, chosen: intent.charge },
    },
    session: undefined,
    isThanked: false,
    events: events.map(({ kind, time, minor, renewal }) => ({
      ...{ kind, occurredAt: time, receivedAt: time, amount: { ...intent.charge, minor } },
      ...(renewal && { renewal }),
    })),
  }));

const anyLedger = fc.array(anyPayment, { maxLength: 8 }).map((all) => ledgerLines(all, () => undefined));
const anyLanguage = fc.constantFrom(...ledgerLanguages);
const dayAt = (index: number) => days[index]?.slice(0, 10) ?? "";

type Rows = readonly Readonly<Record<string, string>>[];

function rowsOf(csv: string, language: (typeof ledgerLanguages)[number]): Rows {
  return parse(csv, { bom: true, delimiter: ledgerWords[language].separator, columns: true });
}

test("the files of two periods are together the file of both", () => {
  fc.assert(
    fc.property(anyLedger, anyLanguage, fc.nat(88), (lines, language, last) => {
      const rows = (period?: Period) => rowsOf(ledgerCsv(lines, language, { period }), language);
      expect([...rows({ to: dayAt(last) }), ...rows({ from: dayAt(last + 1) })]).toEqual(rows());
    }),
  );
});

test("a file adds up to the sums of the ledger, month by month and each currency apart", () => {
  fc.assert(
    fc.property(anyLedger, anyLanguage, fc.nat(89), fc.nat(89), (lines, language, one, other) => {
      const period = { from: dayAt(Math.min(one, other)), to: dayAt(Math.max(one, other)) };
      const { columns, decimalSign } = ledgerWords[language];
      const rows = rowsOf(ledgerCsv(lines, language, { period }), language);
      const added = (name: string, currency: string, column: "amount" | "refunded") =>
        rows
          .filter((row) => row[columns.date]?.startsWith(name) && row[columns.currency] === currency)
          .reduce((sum, row) => sum + Number((row[columns[column]] ?? "").replace(decimalSign, ".")), 0);
      const months = new Set(rows.map((row) => row[columns.date]?.slice(0, 7) ?? ""));
      const sums = ledgerSums(lines, sumNames.month, period);
      for (const name of months)
        for (const currency of ["USD", "IDR"] as const) {
          const sum = sums.find((each) => each.name === name && each.currency === currency);
          const units = (minor = 0) => (currency === "USD" ? minor / 100 : minor);
          expect(added(name, currency, "amount")).toBeCloseTo(units(sum?.received.minor), 6);
          expect(added(name, currency, "refunded")).toBeCloseTo(units(sum?.returned.minor), 6);
        }
      expect(sums.every(({ name }) => months.has(name))).toBe(true);
    }),
  );
});

/** The totals of a letter, in the smallest units of rupiah and dollars. */
function totalsOf(lines: readonly LedgerLine[], period: Period) {
  const said = donorLetter(lines, period, "en", { organisation: "", email: "", today: dayAt(89) });
  const total = (sign: string, minor: number) =>
    [...(said ?? "").matchAll(/^Total +(-?)(Rp|\$)([\d,]+)$/gm)]
      .filter(([, , of]) => of === sign)
      .reduce((sum, [, minus, , digits = ""]) => {
        const units = Number(digits.replaceAll(",", "")) * minor;
        return sum + (minus ? -units : units);
      }, 0);
  return { IDR: total("Rp", 1), USD: total("$", 100) };
}

test("a donor's letters of two periods add up to the letter of both, and to what the ledger says of the gifts", () => {
  fc.assert(
    fc.property(anyLedger, fc.nat(88), (lines, last) => {
      const [one, other] = [totalsOf(lines, { to: dayAt(last) }), totalsOf(lines, { from: dayAt(last + 1) })];
      const all = totalsOf(lines, {});
      expect({ IDR: one.IDR + other.IDR, USD: one.USD + other.USD }).toEqual(all);
      const gifts = lines.filter(({ kind }) => kind === "donation");
      for (const [period, totals] of [
        [{ to: dayAt(last) }, one],
        [{ from: dayAt(last + 1) }, other],
      ] as const)
        for (const { currency, received, returned } of ledgerSums(gifts, () => "", period))
          expect(totals[currency]).toBe(received.minor - returned.minor);
    }),
  );
});
