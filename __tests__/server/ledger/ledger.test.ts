import { parse } from "csv-parse/sync";
import { ledgerCsv } from "../../../src/server/ledger/ledger-csv";
import { ledgerWords } from "../../../src/server/ledger/ledger-words";
import { ledgerLines, type LedgerLine, type Period } from "../../../src/server/ledger/lines";
import { ledgerSums, sumNames } from "../../../src/server/ledger/sums";
import type { EventKind, PaymentIntent } from "../../../src/server/payments/store/payment-records";
import type { StoredPayment } from "../../../src/server/payments/store/payments";
import { deriveReference } from "../../../src/server/reference";

const dollars = { currency: "USD", minor: 5000 } as const;

type Moments = Partial<Record<EventKind, string | string[] | { time: string; minor: number }[]>>;

/** A payment with events at these times, and with the sums that they tell. */
function payment(change: Partial<PaymentIntent>, events: Moments = {}) {
  const stored: StoredPayment = {
    intent: {
      ...{ reference: deriveReference([change]), createdAt: "2026-01-31T16:00:00.000Z", kind: "donation" },
      ...{ slug: "forest", title: "Donation: Forest", frequency: "once", provider: "stripe" },
      ...{ charge: dollars, chosen: dollars, language: "en", channel: "script" },
      ...change,
    },
    session: undefined,
    isThanked: false,
    events: Object.entries(events).flatMap(([kind, times]) =>
      [times].flat().map((moment) => {
        const { time, minor } = typeof moment === "string" ? { time: moment, minor: undefined } : moment;
        const amount = minor === undefined ? {} : { amount: { ...dollars, minor } };
        return { kind: kind as EventKind, occurredAt: time, receivedAt: time, ...amount };
      }),
    ),
  };
  return stored;
}

const rupiah = (minor: number) => ({ currency: "IDR", minor }) as const;
// in Jakarta it is February already
const february = "2026-01-31T17:30:00.000Z";

const payments = [
  payment({}, { paid: february }),
  payment(
    { frequency: "monthly" },
    {
      paid: "2026-02-03T00:00:00.000Z",
      renewed: ["2026-03-03T00:00:00.000Z", "2026-04-03T00:00:00.000Z"],
      renewal_refunded: "2026-04-05T00:00:00.000Z",
    },
  ),
  payment({ provider: "transfer", charge: rupiah(50_123) }, { paid: "2026-02-04T00:00:00.000Z" }),
  payment(
    { kind: "purchase", slug: "book", title: "Book" },
    { paid: "2026-02-05T00:00:00.000Z", refunded: "2026-03-06T00:00:00.000Z" },
  ),
  payment({ slug: "gone", title: "=1+1" }, { failed: "2026-02-06T00:00:00.000Z" }),
  payment({ slug: "open", title: "Open" }),
];

const titles: Readonly<Record<string, string>> = { forest: "Forest fund", gone: "=1+1" };
const lines = ledgerLines(payments, (slug) => titles[slug]);

test("has a line for each gift and purchase and for each renewal, on Jakarta's days", () => {
  const told = lines.map(({ date, state, title }) => [date, state, title]);
  const expected = [
    ["2026-01-31", "failed", "=1+1"],
    ["2026-01-31", "created", "open"],
    ["2026-02-01", "paid", "Forest fund"],
    ["2026-02-03", "paid", "Forest fund"],
    ["2026-02-04", "paid", "Forest fund"],
    ["2026-02-05", "refunded", "book"],
    ["2026-03-03", "renewed", "Forest fund"],
    ["2026-04-03", "renewed", "Forest fund"],
  ];
  expect(told).toHaveLength(expected.length);
  expect(told).toEqual(expect.arrayContaining(expected));
});

test("has the oldest line first, and those of one day by their references", () => {
  const places = lines.map(({ date, reference }) => `${date} ${reference}`);
  expect(places).toEqual(places.toSorted());
  expect(new Set(lines.map(({ date }) => date)).size).toBeLessThan(lines.length);
});

test("adds up what came in and went back, each currency apart", () => {
  const sums = (by: "month" | "purpose" | "method", period = {}) =>
    ledgerSums(lines, sumNames[by], period).map(({ name, currency, count, received, returned }) => [
      ...[name, currency, count, received.minor, returned.minor],
    ]);
  expect(sums("month")).toEqual([
    ["2026-02", "IDR", 1, 50_123, 0],
    ["2026-02", "USD", 3, 15_000, 0],
    ["2026-03", "USD", 1, 5000, 5000],
    ["2026-04", "USD", 1, 5000, 5000],
  ]);
  expect(sums("purpose")).toEqual([
    ["book", "USD", 1, 5000, 5000],
    ["Forest fund", "IDR", 1, 50_123, 0],
    ["Forest fund", "USD", 4, 20_000, 5000],
  ]);
  expect(sums("method", { from: "2026-02-04", to: "2026-03-03" })).toEqual([
    ["stripe", "USD", 2, 10_000, 0],
    ["transfer", "IDR", 1, 50_123, 0],
  ]);
});

test.each([
  ["en", ",", "50.00"],
  ["id", ";", "50,00"],
] as const)("writes CSV that a spreadsheet in %s opens rightly", (language, delimiter, amount) => {
  const csv = ledgerCsv(lines, language);
  expect(csv.startsWith("\ufeff")).toBe(true);
  const rows = parse(csv, { delimiter, bom: true });
  const refunds = lines.flatMap((line) => line.refunds);
  expect(rows).toHaveLength(1 + lines.length + refunds.length);
  const cells = rows.slice(1).map((row: string[]) => row.slice(4, 7));
  expect(cells).toContainEqual(["stripe", "USD", amount]);
  expect(cells).toContainEqual(["transfer", "IDR", "50123"]);
  expect(csv).toContain("'=1+1");
  // what has not come in has no sum
  const failed = rows.find((row: string[]) => row.includes(ledgerWords[language].states.failed));
  expect(failed?.slice(4, 8)).toEqual(["stripe", "USD", "", ""]);
});

test.each([
  ["en", ";"],
  ["id", ","],
] as const)("writes CSV in %s without formulas for a spreadsheet that expects %p", (language, delimiter) => {
  const csv = ledgerCsv(lines, language, { nameOf: () => `Siti${delimiter}=1+1${delimiter} "@SUM(A1)"` });
  const rows = parse(csv, { delimiter, bom: true, quote: null, relax_column_count: true });
  expect(rows.flat().filter((cell) => /^[\s"]*[=+@-]/.test(cell))).toEqual([]);
  expect(rows.flat()).toContain("'=1+1");
});

test.each(["en", "id"] as const)("says in %s what a person has to look at", (language) => {
  const odd = ledgerLines(
    [payment({ intention: "one" }, { paid: february, disputed: february, partly_refunded: february })],
    () => undefined,
  );
  const { separator, columns, remarks } = ledgerWords[language];
  const rows = parse(ledgerCsv(odd, language), { delimiter: separator, bom: true, columns: true });
  const said = `${remarks.partly_refunded}; ${remarks.disputed}`;
  expect(rows).toMatchObject([{ [columns.remarks]: said, [columns.name]: "" }]);
});

test("says how much of a sum the donor added for the fee, as long as that sum was agreed", () => {
  const fee = { currency: "USD", minor: 175 } as const;
  const events = { paid: february, renewed: [{ time: "2026-03-01T00:00:00.000Z", minor: 2500 }] };
  const [first, later] = ledgerLines([payment({ fee, frequency: "monthly" }, events)], () => undefined);
  expect([first?.fee, later?.fee]).toEqual([fee, undefined]);
  const rows = parse(ledgerCsv(first ? [first] : [], "id"), { delimiter: ";", bom: true, columns: true });
  expect(rows).toMatchObject([
    { [ledgerWords.id.columns.amount]: "50,00", [ledgerWords.id.columns.fee]: "1,75" },
  ]);
});

describe("what went back of a gift", () => {
  const paid = "2026-02-05T00:00:00.000Z";
  const parts = [
    { time: "2026-02-06T00:00:00.000Z", minor: 1000 },
    { time: "2026-03-06T00:00:00.000Z", minor: 1500 },
  ];
  const april = "2026-04-06T00:00:00.000Z";
  const linesOf = (change: Partial<PaymentIntent>, events: Moments) =>
    ledgerLines([payment(change, { paid, ...events })], () => undefined);

  test.each<[string, Moments, [string, number][]]>([
    [
      "parts",
      { partly_refunded: parts },
      [
        ["2026-02-06", 1000],
        ["2026-03-06", 500],
      ],
    ],
    [
      "parts, then the rest",
      { partly_refunded: parts, refunded: [{ time: april, minor: 5000 }] },
      [
        ["2026-02-06", 1000],
        ["2026-03-06", 500],
        ["2026-04-06", 3500],
      ],
    ],
    [
      "a part, then what the bank took back",
      { partly_refunded: parts.slice(0, 1), dispute_lost: [{ time: april, minor: 4000 }] },
      [
        ["2026-02-06", 1000],
        ["2026-04-06", 4000],
      ],
    ],
    [
      "what the bank took back, then a part",
      {
        dispute_lost: [{ time: "2026-02-06T00:00:00.000Z", minor: 4000 }],
        partly_refunded: [{ time: april, minor: 1000 }],
      },
      [
        ["2026-02-06", 4000],
        ["2026-04-06", 1000],
      ],
    ],
    [
      "a part of an earlier day, reported after the others",
      { partly_refunded: [...parts, { time: "2026-02-05T12:00:00.000Z", minor: 1800 }] },
      [
        ["2026-02-05", 300],
        ["2026-02-06", 1000],
        ["2026-03-06", 500],
      ],
    ],
    ["all, by an old record without a sum", { refunded: april }, [["2026-04-06", 5000]]],
    ["nothing, while a dispute is open", { disputed: [{ time: april, minor: 5000 }] }, []],
  ])("is known step by step, of the first month of a gift, too: %s", (_what, events, steps) => {
    for (const frequency of ["once", "monthly"] as const) {
      const [line] = linesOf({ frequency }, events);
      expect(line?.refunds.map(({ date, amount }) => [date, amount.minor])).toEqual(steps);
      expect(line?.remarks).not.toContain("partly_refunded");
    }
  });

  test.each<[string, Partial<PaymentIntent>, Moments]>([
    ["an old record without its sum", {}, { partly_refunded: april }],
    ["an old record with the whole sum", {}, { partly_refunded: [{ time: april, minor: 5000 }] }],
    [
      "a monthly gift's, of any month of an earlier release",
      { frequency: "monthly" },
      { partly_refunded: parts, renewed: paid },
    ],
  ])("is left to a person: %s", (_what, change, events) => {
    expect(linesOf(change, events)[0]).toMatchObject({ refunds: [], remarks: ["partly_refunded"] });
  });

  test("is asked for by the bank only until the dispute is closed", () => {
    const remarks = (events: Moments) => linesOf({}, events)[0]?.remarks;
    expect(remarks({ disputed: paid, dispute_won: april })).toEqual(["dispute_won"]);
    expect(remarks({ disputed: [paid, april], dispute_won: paid })).toEqual(["disputed", "dispute_won"]);
  });

  test.each<[string, Moments, boolean]>([
    ["after a part", { partly_refunded: parts, dispute_lost: [{ time: april, minor: 5000 }] }, true],
    ["before a part", { dispute_lost: [{ time: paid, minor: 5000 }], partly_refunded: parts }, true],
    ["after the whole", { refunded: paid, dispute_lost: [{ time: april, minor: 1 }] }, true],
    ["exactly the rest", { partly_refunded: parts, dispute_lost: [{ time: april, minor: 3500 }] }, false],
    ["twice by an old record", { refunded: paid, dispute_lost: april }, false],
  ])("is marked if it is more than came in: the bank took it %s", (_what, events, isMarked) => {
    const [line] = linesOf({}, events);
    expect(line?.remarks.includes("beyond")).toBe(isMarked);
    expect(line?.refunds.reduce((sum, { amount }) => sum + amount.minor, 0)).toBe(5000);
  });

  test("is no question any more once all of it went back", () => {
    const refunded = [{ time: april, minor: 5000 }];
    const partly = [{ time: paid, minor: 5000 }];
    const wholly = linesOf({}, { partly_refunded: partly, refunded });
    expect(wholly).toMatchObject([{ refunds: [{ amount: { minor: 5000 } }], remarks: [] }]);
    const months = linesOf({ frequency: "monthly" }, { partly_refunded: partly, refunded, renewed: paid });
    expect(months[0]).toMatchObject({ remarks: ["partly_refunded"] });
  });

  const { columns, kinds, ways } = ledgerWords.en;
  const listed = (lines: readonly LedgerLine[], period?: Period) =>
    parse<Record<string, string>>(ledgerCsv(lines, "en", { period }), { bom: true, columns: true }).map(
      (row) => (["date", "kind", "amount", "refunded"] as const).map((column) => row[columns[column]]),
    );

  test("is marked in the list for spreadsheets where the bank took it back", () => {
    const lines = linesOf({}, { dispute_lost: [{ time: april, minor: 5000 }] });
    expect(listed(lines)[1]).toEqual(["2026-04-06", ways.takenBack, "", "50.00"]);
  });

  test("is summed up in the month in which it went, and stands in the list for spreadsheets", () => {
    const lines = linesOf({}, { partly_refunded: parts });
    expect(ledgerSums(lines, sumNames.month, {}).map(({ name, returned }) => [name, returned.minor])).toEqual(
      [
        ["2026-02", 1000],
        ["2026-03", 500],
      ],
    );
    expect(listed(lines)).toEqual([
      ["2026-02-05", kinds.donation, "50.00", ""],
      ["2026-02-06", ways.sentBack, "", "10.00"],
      ["2026-03-06", ways.sentBack, "", "5.00"],
    ]);
    expect(listed(lines, { from: "2026-03-01" })).toEqual([["2026-03-06", ways.sentBack, "", "5.00"]]);
  });
});
