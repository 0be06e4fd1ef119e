import { runLedger } from "../../../src/server/cli/ledger";
import type { EventKind, PaymentIntent } from "../../../src/server/payments/store/payment-records";
import { addEvent, addIntent } from "../../../src/server/payments/store/payments";
import { deriveReference, shortReference } from "../../../src/server/reference";
import { testRuntime } from "../support/runtime";

const dollars = (minor: number) => ({ currency: "USD", minor }) as const;
const rupiah = (minor: number) => ({ currency: "IDR", minor }) as const;
const runtime = testRuntime();

type Moment = readonly [kind: EventKind, at: string, minor?: number];

/** Stores a payment with events at these times; returns its reference. */
async function payment(name: string, change: Partial<PaymentIntent>, ...events: readonly Moment[]) {
  const reference = deriveReference([name]);
  const intent: PaymentIntent = {
    ...{ reference, createdAt: "2026-02-01T00:00:00.000Z", kind: "donation", slug: name, title: name },
    ...{ frequency: "once", provider: "stripe", charge: dollars(5000), chosen: dollars(5000) },
    ...{ language: "en", channel: "script", ...change },
  };
  await addIntent(runtime.store, intent);
  for (const [index, [kind, occurredAt, minor]] of events.entries())
    await addEvent(runtime.store, reference, `event-${index}`, {
      ...{ kind, occurredAt, receivedAt: occurredAt },
      ...(minor !== undefined && { amount: { ...intent.charge, minor } }),
    });
  return reference;
}

const monthly = { frequency: "monthly", charge: dollars(1000) } as const;
const ofMidtrans = { provider: "midtrans", charge: rupiah(812_500), chosen: rupiah(812_500) } as const;

let names: Readonly<Record<string, string>>;
beforeAll(async () => {
  names = {
    same: await payment("same", {}, ["paid", "2026-02-03T00:00:00.000Z"]),
    partly: await payment(
      "partly",
      {},
      ["paid", "2026-02-04T00:00:00.000Z"],
      ["partly_refunded", "2026-02-05T00:00:00.000Z", 2000],
    ),
    unknown: await payment("unknown", {}, ["pending", "2026-02-06T00:00:00.000Z"]),
    missing: await payment("missing", {}, ["paid", "2026-02-07T00:00:00.000Z"]),
    later: await payment("later", {}, ["paid", "2026-05-07T00:00:00.000Z"]),
    disputed: await payment(
      "disputed",
      {},
      ["paid", "2026-06-13T00:00:00.000Z", 5000],
      ["dispute_lost", "2026-06-20T00:00:00.000Z", 5000],
    ),
    monthly: await payment(
      "monthly",
      monthly,
      // in Jakarta the 9th
      ["paid", "2026-02-08T20:00:00.000Z"],
      ["renewed", "2026-03-08T20:00:00.000Z"],
    ),
    qris: await payment("qris", ofMidtrans, ["paid", "2026-02-10T00:00:00.000Z"]),
  };
});

const compare = (file: string, ...more: readonly string[]) =>
  runLedger(["compare", "list.csv", ...more], runtime, {
    titleOf: () => () => undefined,
    readFile: (path) => Promise.resolve(path === "list.csv" ? Buffer.from(file) : undefined),
  });

const stripes = "id,Created date (UTC),Amount,Amount Refunded,Currency,Status,reference (metadata)";
const row = (at: string, amount: string, returned: string, status: string, name = "") =>
  `ch_1,${at},"${amount}",${returned},usd,${status},${names[name] ?? ""}`;

const complete = () => [
  stripes,
  row("2026-02-03 01:00:00", "50.00", "0.00", "Paid", "same"),
  row("2026-02-04 01:00", "50.00", "20.00", "Paid", "partly"),
  row("2026-02-07 01:00:00", "50.00", "0.00", "Paid", "missing"),
  row("2026-02-08 20:30:00", "10.00", "0.00", "Paid"),
  row("2026-03-08 20:30:00", "10.00", "0.00", "Paid"),
  row("2026-02-11 01:00:00", "70.00", "0.00", "Failed"),
];

test("says that both are the same, monthly gifts without a reference too, and lists no failed payment", async () => {
  const { output, exitCode } = await compare(complete().join("\n"));
  expect([output, exitCode]).toEqual(["5 payments came in by the list: 5 are the same in the ledger.", 0]);
});

test("a lost dispute that the ledger knows is no difference, and is named as what it is", async () => {
  const period = ["--from", "2026-02-01", "--to", "2026-03-31"];
  for (const returned of ["0.00", "50.00"]) {
    const list = [...complete(), row("2026-06-13 01:00:00", "50.00", returned, "Paid", "disputed")];
    const { output, exitCode } = await compare(list.join("\n"), ...period);
    expect(output).toMatch(
      new RegExp(
        `^Taken back by the payer's bank .+\n {2}2026-06-13 +${shortReference(String(names.disputed))} +refunded: \\$50.00, \\$50.00 taken back by the bank`,
      ),
    );
    expect(output).toMatch(/\n\n6 payments came in by the list: 6 are the same in the ledger\.$/);
    expect(exitCode).toBe(0);
  }
  const { output, exitCode } = await compare(
    [...complete(), row("2026-06-13 01:00:00", "50.00", "20.00", "Paid", "disputed")].join("\n"),
    ...period,
  );
  expect([output.startsWith("The list and the ledger say something else."), exitCode]).toEqual([true, 1]);
});

test("names what differs, what only one of them has, and what cannot be read", async () => {
  const stranger = row("2026-02-12 01:00:00", "1,234.50", "0.00", "Paid");
  const { output } = await compare(
    [
      ...complete().filter((line) => !line.includes(String(names.missing))),
      row("2026-02-06 01:00:00", "50.00", "50.00", "Refunded", "unknown"),
      stranger,
      row("last week", "5.00", "0.00", "Paid"),
    ].join("\n"),
  );
  const short = (name: string) => shortReference(String(names[name]));
  const parts = output.split("\n\n");
  expect(parts[0]).toMatch(
    new RegExp(
      `row 7 +2026-02-06 +${short("unknown")} +\\$50.00, \\$50.00 sent back +in the ledger awaited: \\$50.00`,
    ),
  );
  expect(parts[1]).toMatch(/On the list, not in the ledger\..+\n {2}row 8 +2026-02-12 +\$1,234\.50$/);
  expect(parts[2]).toMatch(
    new RegExp(
      `In the ledger, not on the list\\..+\\n {2}2026-02-07 +${short("missing")} +paid: \\$50.00 +missing$`,
    ),
  );
  expect(parts[3]).toMatch(/row 9$/);
  expect(output).not.toContain(short("later"));
  expect(output).not.toContain(short("qris"));
});

test("a payment whose reference the store does not know is not said to come with a message of the provider", async () => {
  const lost = deriveReference(["lost"]);
  const { output, exitCode } = await compare(
    [...complete(), row("2026-02-12 01:00:00", "50.00", "0.00", "Paid") + lost].join("\n"),
  );
  expect(output).toMatch(
    new RegExp(`bring nothing.+\\n {2}row 8 +2026-02-12 +${shortReference(lost)} +\\$50`),
  );
  expect(output).not.toContain("Send the provider's messages");
  expect(exitCode).toBe(1);
});

test("a month of a gift that the provider paid back is named with the gift's reference, and the command fails", async () => {
  const list = complete().map((line) =>
    line.includes("2026-03-08") ? line.replace("0.00,usd", "10.00,usd") : line,
  );
  const { output, exitCode } = await compare(list.join("\n"));
  expect(output).toMatch(
    new RegExp(`row 6 +2026-03-09 +${shortReference(String(names.monthly))} +\\$10.00, \\$10.00 sent back`),
  );
  expect(exitCode).toBe(1);
});

test("a period names what the list should have", async () => {
  const { output } = await compare(complete().join("\n"), "--to", "2026-05-31");
  expect(output).toContain(shortReference(String(names.later)));
});

test("a sum that is another one is named; so is an order that was tried again under a new number", async () => {
  const list = [
    "Date & Time;Order ID;Transaction Type;Channel;Status;Amount",
    `10 Feb 2026, 07:10;${names.qris ?? ""}-2;Payment;QRIS;Settlement;812.000`,
  ];
  expect((await compare(list.join("\n"))).output).toContain("in the ledger paid: Rp812,500");
});

test("what a list calls refunded, without saying how much, went back whole", async () => {
  const list = `Date & Time;Order ID;Status;Amount\n10 Feb 2026, 07:10;${names.qris ?? ""};refund;812.500`;
  const { output, exitCode } = await compare(list);
  expect(output).toContain("Rp812,500 sent back");
  expect(exitCode).toBe(1);
});

test("a file that is no list is refused, with the columns that are expected", async () => {
  const { output, exitCode } = await compare("name;address");
  expect(exitCode).toBe(1);
  expect(output).toContain("the first row is: name;address");
});

test("a bank statement is refused, with the command that reads it", async () => {
  for (const statement of [
    "Tanggal;Keterangan;Jumlah;Tipe\n10/02/2026;SETORAN 7KQ2M0XD SARI;812.500;CR",
    "Date,Description,Amount\n2026-02-10,DEPOSIT,812500",
  ]) {
    const { output, exitCode } = await compare(statement);
    expect([exitCode, output]).toEqual([1, expect.stringContaining("npm run ledger -- match") as unknown]);
  }
});

test("a list without a column for the state is read if its rows have our references", async () => {
  const { output } = await compare(`Date,Order ID,Amount\n2026-02-10,${names.qris ?? ""},812500`);
  expect(output).toBe("1 payment came in by the list: 1 is the same in the ledger.");
});
