import { parse } from "csv-parse/sync";
import { day } from "../../../src/domain/durations";
import { formatMoney } from "../../../src/domain/money";
import { runLedger } from "../../../src/server/cli/ledger";
import type { LedgerSources } from "../../../src/server/cli/ledger-options";
import { runPayments } from "../../../src/server/cli/payments";
import { ledgerWords } from "../../../src/server/ledger/ledger-words";
import { deliverDue } from "../../../src/server/outbox/deliver-due";
import { forgetPayers } from "../../../src/server/payments/forget-payers";
import { noticeIds } from "../../../src/server/payments/notices";
import { addPayer } from "../../../src/server/payments/store/payers";
import { paymentState } from "../../../src/server/payments/store/payment-state";
import { recordEvent } from "../../../src/server/payments/store/record-event";
import { shortReference } from "../../../src/server/reference";
import type { Runtime } from "../../../src/server/runtime";
import { createTexts } from "../../../src/server/texts";
import { plain } from "../../setup/plain";
import { email as donorOfMonths, monthlyGift } from "../support/monthly-gift";
import { siteData } from "../support/site-data";
import { midtransSays, started, stripeSays } from "../support/started-payment";
import { startTransfer, storedPayment, transferRuntime } from "../support/transfers";

type TransferRuntime = ReturnType<typeof transferRuntime>;
type Started = Awaited<ReturnType<typeof startTransfer>>;

/** Runs the command with one file, `statement.csv`. */
function ledger(runtime: Runtime, args: readonly string[], file?: string | Uint8Array) {
  const sources: LedgerSources = {
    organisation: "Yayasan Hutan",
    titleOf: (language) => (slug) => (slug === "forest-fund" ? `Forest (${language})` : undefined),
    readFile: (path) => {
      const isThere = path === "statement.csv" && file !== undefined;
      return Promise.resolve(isThere ? Buffer.from(file) : undefined);
    },
  };
  return runLedger(args, runtime, sources);
}

const { t } = createTexts(siteData, "en");
const short = ({ intent }: Started) => shortReference(intent.reference);
const statement = (...rows: readonly string[]) => ["Tanggal;Keterangan;Kredit", ...rows].join("\n");
const credit = ({ intent }: Started, words = "SETORAN", date = "15/01/2026") =>
  `${date};${words};${intent.charge.minor},00`;
const stateOf = async (runtime: Runtime, { intent }: Started) =>
  paymentState((await storedPayment(runtime, intent.reference)).events);
const matchOf = (runtime: TransferRuntime, file: string | Uint8Array, ...more: readonly string[]) =>
  ledger(runtime, ["match", "statement.csv", ...more], file);

const furtherOf = (payment: Started) =>
  `if more came in for it: npm run ledger -- confirm ${short(payment)} --further --amount ${payment.intent.charge.minor} --date 2026-01-15`;

describe("match", () => {
  test("reads a statement in UTF-16 with its mark, and says so of what is no text that it knows", async () => {
    const runtime = transferRuntime();
    const one = await startTransfer(runtime);
    const file = statement(credit(one));
    const little = Buffer.from(`\uFEFF${file}`, "utf16le");
    for (const bytes of [little, Buffer.from(little).swap16()])
      expect((await matchOf(runtime, bytes)).output).toContain("1 sum came in: 1 to record");
    for (const bytes of [little.subarray(2), Buffer.from(file).map((byte) => byte ^ 0xff)]) {
      const { output, exitCode } = await matchOf(runtime, bytes);
      expect([output.includes("Save it as CSV in UTF-8"), exitCode]).toEqual([true, 1]);
    }
    // a sign in a description is no hindrance
    const odd = Buffer.from(statement(credit(one, "CAF\u00C9")), "latin1");
    expect((await matchOf(runtime, odd)).output).toContain("1 sum came in: 1 to record");
  });

  test("shows first, records then, and counts a line once in overlapping statements", async () => {
    const runtime = transferRuntime();
    const [one, other] = [await startTransfer(runtime), await startTransfer(runtime)];
    const file = statement(credit(one), credit(other));
    const dry = await matchOf(runtime, file);
    expect(dry.output).toContain(`Would be recorded as paid:`);
    expect(dry.output).toContain("2 sums came in: 2 to record, 0 recorded before, 0 left to you.");
    expect(await stateOf(runtime, one)).toBe("created");
    const first = await matchOf(runtime, statement(credit(one)), "--apply");
    expect(first.output).toContain(short(one));
    expect([await stateOf(runtime, one), await stateOf(runtime, other)]).toEqual(["paid", "created"]);
    const second = await matchOf(runtime, file, "--apply");
    expect(second.output).toContain("2 sums came in: 1 recorded, 1 recorded before, 0 left to you.");
    const third = await matchOf(runtime, file, "--apply");
    expect(third.output).toContain("2 sums came in: 0 recorded, 2 recorded before, 0 left to you.");
    expect(await noticeIds(runtime.store)).toHaveLength(2);
  });

  test("finishes what an interrupted run began", async () => {
    const runtime = transferRuntime();
    const one = await startTransfer(runtime);
    await matchOf(runtime, statement(credit(one)), "--apply");
    for (const key of runtime.items.keys()) if (key.endsWith(":events:paid")) runtime.items.delete(key);
    expect(await stateOf(runtime, one)).toBe("created");
    await matchOf(runtime, statement(credit(one)), "--apply");
    expect(await stateOf(runtime, one)).toBe("paid");
  });

  test("leaves alone, and lists, what belongs to no transfer, to another sum, or to one that is paid", async () => {
    const runtime = transferRuntime();
    const one = await startTransfer(runtime);
    const file = statement(
      credit(one),
      credit(one, "SECOND"),
      "15/01/2026;STRANGER;43.210",
      `15/01/2026;SARI ${short(one)};812.500`,
      credit(one, "TOO EARLY", "14/01/2026"),
      "PEND;NOT BOOKED;50.000",
    );
    const { output } = await matchOf(runtime, file, "--apply");
    expect(output).toContain("5 sums came in: 1 recorded, 0 recorded before, 4 left to you.");
    for (const line of [
      new RegExp(`row 3 .*perhaps this was sent twice: ${short(one)}; ${furtherOf(one)} +SECOND`),
      /row 4 .*no transfer with this sum is awaited +STRANGER/,
      new RegExp(
        `row 5 .*another sum; if it is this one: npm run ledger -- confirm ${short(one)} --amount 812500 --date 2026-01-15 `,
      ),
      /row 6 .*no transfer with this sum is awaited +TOO EARLY/,
      /row 7 .*not booked yet: PEND NOT BOOKED/,
    ]) {
      expect(output).toMatch(line);
    }
  });

  test("a transfer that has run out is confirmed by hand, unless the line names it", async () => {
    const runtime = transferRuntime();
    const [one, other] = [await startTransfer(runtime), await startTransfer(runtime)];
    runtime.wait(8 * day);
    for (const { intent } of [one, other]) {
      const occurredAt = runtime.now();
      await recordEvent(
        { reference: intent.reference, key: "expired", kind: "expired", occurredAt },
        runtime,
      );
    }
    const named = credit(other, `DARI SARI ${short(other).replace("-", "")}`, "23/01/2026");
    const { output } = await matchOf(runtime, statement(credit(one, "LATE", "23/01/2026"), named), "--apply");
    expect(output).toMatch(
      new RegExp(`had run out; if it is this one: .* confirm ${short(one)} --date 2026-01-23 `),
    );
    expect([await stateOf(runtime, one), await stateOf(runtime, other)]).toEqual(["expired", "paid"]);
  });

  test("two transfers of one sum are left to the treasurer", async () => {
    const runtime = transferRuntime();
    const [one, other] = [await startTransfer(runtime), await startTransfer(runtime)];
    const key = `payments:${other.intent.reference}:intent`;
    runtime.items.set(key, JSON.stringify({ ...other.intent, charge: one.intent.charge }));
    const { output } = await matchOf(runtime, statement(credit(one)), "--apply");
    expect(output).toContain("several transfers come into question:");
    expect(await stateOf(runtime, one)).toBe("created");
  });

  test("knows the line of a transfer that was confirmed by hand before", async () => {
    const runtime = transferRuntime();
    const one = await startTransfer(runtime);
    await ledger(runtime, ["confirm", short(one), "--apply"]);
    await matchOf(runtime, statement(credit(one)), "--apply");
    const { output } = await matchOf(runtime, statement(credit(one), credit(one, "SECOND")), "--apply");
    expect(output).toContain("2 sums came in: 0 recorded, 1 recorded before, 1 left to you.");
    expect(await noticeIds(runtime.store)).toHaveLength(1);
  });

  test("of a transfer that was confirmed with another sum, knows the line with that sum, and no other", async () => {
    const runtime = transferRuntime();
    const one = await startTransfer(runtime);
    await ledger(runtime, ["confirm", short(one), "--amount", "800.000", "--apply"]);
    runtime.wait(2 * day);
    const line = `15/01/2026;SARI ${short(one)};800.000`;
    const file = statement(line, `17/01/2026;SARI ${short(one)};800.000`, credit(one, "UNNAMED"));
    const dry = await matchOf(runtime, file);
    expect(dry.output).toMatch(new RegExp(`row 2 .*${short(one)} .*paid before: only this line is noted`));
    expect(dry.output).toMatch(/row 3 .*was paid before/);
    expect(dry.output).toMatch(/row 4 .*was paid before/);
    await matchOf(runtime, file, "--apply");
    const { output } = await matchOf(runtime, statement(line));
    expect(output).toContain("1 sum came in: 0 to record, 1 recorded before, 0 left to you.");
    expect(await noticeIds(runtime.store)).toHaveLength(1);
  });

  test("names a damaged record, and passes it over", async () => {
    const runtime = transferRuntime();
    const [one, other] = [await startTransfer(runtime), await startTransfer(runtime)];
    runtime.items.set(`payments:${one.intent.reference}:intent`, "{");
    const { output } = await matchOf(runtime, statement(credit(one), credit(other)), "--apply");
    expect(output).toContain(`payments:${one.intent.reference}:intent`);
    expect(await stateOf(runtime, other)).toBe("paid");
  });

  test("nothing in a statement acts on the terminal", async () => {
    const runtime = transferRuntime();
    const evil = "\u001B[31mEVIL\u001B]0;x\u0007\u009B1m \u202E\u2066BUDI";
    const file = statement(`27/01/2026;"${evil}";250.321`, `27/13/2026;"${evil}";250.321`);
    const { output } = await matchOf(runtime, file);
    expect(output.match(/EVIL/g)).toHaveLength(2);
    expect(output).not.toMatch(/[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069]/u);
  });

  test("of rows that cannot be read, says why, and fails; the others are recorded", async () => {
    const runtime = transferRuntime();
    const one = await startTransfer(runtime);
    runtime.wait(12 * day);
    const file = statement(
      credit(one, "SARI", "26/01/2026"),
      "27/13/2026;BUDI;250.321",
      "27/01/2026;TINI;much",
    );
    const { output, exitCode } = await matchOf(runtime, file, "--apply");
    expect(output).toMatch(/row 3 +the date cannot be read: 27\/13\/2026 BUDI 250.321/);
    expect(output).toMatch(/row 4 +the sum cannot be read: 27\/01\/2026 TINI much/);
    expect(output).toContain("1 sum came in: 1 recorded, ");
    expect(output).toContain("0 left to you, and 2 rows cannot be used.");
    expect([exitCode, await stateOf(runtime, one)]).toEqual([1, "paid"]);
  });

  test("records nothing on a day that has not come, and says so of its row", async () => {
    const runtime = transferRuntime();
    const one = await startTransfer(runtime);
    const file = statement(
      credit(one, "SARI", "16/01/2026"),
      `12/12/2026;${short(one)};${one.intent.charge.minor}`,
    );
    for (const more of [[], ["--apply"]]) {
      const { output, exitCode } = await matchOf(runtime, file, ...more);
      expect(output).toMatch(/row 2 +the date is after today: 16\/01\/2026 SARI/);
      expect(output).toMatch(new RegExp(`row 3 +the date is after today: 12/12/2026 ${short(one)}`));
      expect([exitCode, await stateOf(runtime, one)]).toEqual([1, "created"]);
    }
    runtime.wait(day);
    await matchOf(runtime, file, "--apply");
    expect(await stateOf(runtime, one)).toBe("paid");
  });

  test("a row that names the reference goes before one that has only the sum, wherever it stands", async () => {
    const runtime = transferRuntime();
    const one = await startTransfer(runtime);
    const { output } = await matchOf(runtime, statement(credit(one), credit(one, `SARI ${short(one)}`)));
    expect(output).toMatch(new RegExp(`recorded as paid:\n +row 3 .*${short(one)}`));
    expect(output).toMatch(
      new RegExp(`row 2 .*perhaps this was sent twice: ${short(one)}; ${furtherOf(one)} +SETORAN`),
    );
  });

  test("a row that is not booked yet is no failure", async () => {
    const { output, exitCode } = await matchOf(transferRuntime(), statement("PEND;SARI;50.000"));
    expect([output, exitCode]).toEqual([expect.stringMatching(/not booked yet: PEND SARI/), 0]);
  });

  test("says what is wrong with the file", async () => {
    const runtime = transferRuntime();
    await expect(matchOf(runtime, `${statement()}\n\n`)).resolves.toMatchObject({
      output: "statement.csv: The file has the names of the columns, and no row below them.",
      exitCode: 1,
    });
    await expect(ledger(runtime, ["match", "none.csv"])).resolves.toMatchObject({
      output: "There is no file none.csv that can be read.",
      exitCode: 1,
    });
    await expect(matchOf(runtime, "a;b")).resolves.toMatchObject({ exitCode: 1 });
  });
});

test("confirms another sum than was asked for, and the ledger counts what came in", async () => {
  const runtime = transferRuntime();
  const one = await startTransfer(runtime);
  runtime.wait(5 * day);
  const args = ["confirm", short(one), "--amount", "812.500", "--date", "2026-01-20"];
  const dry = await ledger(runtime, args);
  expect(dry.output).toContain("add --apply");
  const sum = formatMoney({ currency: "IDR", minor: 812_500 }, "en");
  expect(dry.output).toContain(`${sum} came in (asked for: ${formatMoney(one.intent.charge, "en")})`);
  expect(dry.output).toContain(" on 2026-01-20, to be recorded as paid.\n");
  const today = await ledger(runtime, ["confirm", short(one)]);
  expect(today.output).toContain(
    " on 2026-01-20, to be recorded as paid. That is today: another day is given with --date.\n",
  );
  const correction = `put right, with nothing sent back: npm run ledger -- correct ${short(one)}`;
  expect(dry.output).toContain(correction);
  expect(await stateOf(runtime, one)).toBe("created");
  await ledger(runtime, [...args, "--apply"]);
  expect(await stateOf(runtime, one)).toBe("paid");
  const { output } = await ledger(runtime, []);
  expect(output).toContain(`2026-01-20  ${short(one)}  paid  ${sum}`);
  const again = await ledger(runtime, [...args, "--apply"]);
  expect(again.exitCode).toBe(1);
  expect(again.output).toContain(`${short(one)} (${one.intent.title}) is paid already: ${sum}.`);
  expect(again.output).toContain(correction);
});

test("records nothing on a day that has not come, and no refund before the payment came in", async () => {
  const runtime = transferRuntime();
  const one = await startTransfer(runtime);
  runtime.wait(2 * day);
  const run = async (command: string, date: string, ...more: string[]) => {
    const { exitCode, output } = await ledger(runtime, [command, short(one), "--date", date, ...more]);
    return `${exitCode} ${output}`;
  };
  for (const more of [[], ["--apply"]]) {
    expect(await run("confirm", "2026-01-18", ...more)).toMatch(/^1 --date 2026-01-18 is after today/);
    expect(await stateOf(runtime, one)).toBe("created");
  }
  expect(await run("confirm", "2026-01-16", "--apply")).toMatch(/^0 /);
  for (const more of [[], ["--apply"]]) {
    expect(await run("refund", "2026-01-15", ...more)).toMatch(/^1 --date 2026-01-15 is before .*2026-01-16/);
    expect(await run("refund", "2026-01-18", ...more)).toMatch(/^1 --date 2026-01-18 is after today/);
    expect(await stateOf(runtime, one)).toBe("paid");
  }
  expect(await run("refund", "2026-01-16", "--apply")).toMatch(/^0 /);
});

test("takes a reference without its hyphen, in small letters, as people type it", async () => {
  const runtime = transferRuntime();
  const one = await startTransfer(runtime);
  const typed = [short(one).replace("-", ""), short(one).toLowerCase(), short(one).replace("-", " ")];
  for (const reference of [...typed, one.intent.reference, short(one).replace("-", "").toLowerCase()])
    expect((await ledger(runtime, ["confirm", reference])).output).toContain(short(one));
  await ledger(runtime, ["confirm", short(one), "--apply"]);
  for (const reference of typed)
    expect((await ledger(runtime, ["refund", reference])).output).toContain(short(one));
  for (const reference of ["", "-", short(one).slice(0, 4)])
    expect((await ledger(runtime, ["confirm", reference])).exitCode).toBe(1);
});

test.each([
  [{ STORAGE_DIRECTORY: "/srv/tajuk" }, "the folder /srv/tajuk"],
  [{ STORAGE: "redis", REDIS_URL: "redis://ayu:hidden@db.example:6380" }, "Redis at db.example:6380"],
])("an empty ledger names the store that it read: %j", async (settings, store) => {
  const runtime = transferRuntime({ settings });
  expect((await ledger(runtime, [])).output).toBe(`There is no gift and no purchase yet in ${store}.`);
  await startTransfer(runtime);
  const { output } = await ledger(runtime, []);
  // no sums of nothing
  expect(output).toMatch(/\n1 line\n\nNone of this has come in yet\.$/);
  expect(output).not.toContain(store);
});

test("tells how much to send back, and records it after that", async () => {
  const runtime = transferRuntime();
  const one = await startTransfer(runtime);
  runtime.wait(30 * day);
  const refund = (...more: string[]) => ledger(runtime, ["refund", short(one), ...more]);
  expect((await refund("--apply")).output).toContain("cannot be refunded: nothing has come in yet.");
  await ledger(runtime, ["confirm", one.intent.reference, "--date", "2026-01-16", "--apply"]);
  const sum = formatMoney(one.intent.charge, "en");
  expect((await refund()).output).toContain(`send ${sum} back from your bank first`);
  expect(await stateOf(runtime, one)).toBe("paid");
  await refund("--date", "2026-02-03", "--apply");
  expect(await stateOf(runtime, one)).toBe("refunded");
  const { output } = await ledger(runtime, []);
  expect(output).toMatch(new RegExp(`2026-01 +1 × +${sum}\n`));
  expect(output).toMatch(new RegExp(`2026-02 +0 × .+ sent back ${sum}`));
  expect((await ledger(runtime, ["--from", "2026-02-01"])).output).not.toContain("2026-01 ");
});

describe("what was paid back by hand", () => {
  const rupiah = (minor: number) => formatMoney({ currency: "IDR", minor }, "en");

  async function paidByVirtualAccount() {
    const payment = await started("midtrans");
    await midtransSays(payment, "settlement", { payment_type: "bca_va" });
    payment.runtime.wait(60 * day);
    const stored = await storedPayment(payment.runtime, payment.reference);
    const refund = (...more: string[]) => ledger(payment.runtime, ["refund", short(stored), ...more]);
    /** The days and sums of what went back, as spreadsheets get them. */
    const csv = async () => {
      const { output } = await ledger(payment.runtime, ["--csv"]);
      const rows = parse<Record<string, string>>(output, { bom: true, columns: true });
      const { columns } = ledgerWords.en;
      return rows
        .filter((row) => row[columns.refunded])
        .map((row) => [row[columns.date], row[columns.refunded]]);
    };
    return { ...payment, stored, refund, csv };
  }

  test("of a provider that cannot do it is booked after a look, and the payer is told", async () => {
    const payment = await paidByVirtualAccount();
    const { runtime, stored, refund, csv, page, mailer, reference } = payment;
    await addPayer(runtime.store, reference, "ayu@example.org", runtime.now());
    const { output } = await refund();
    expect(output).toContain(`send ${rupiah(812_500)} back from your bank first`);
    expect(output).toContain(`npm run payments -- refund ${short(stored)}`);
    expect(await stateOf(runtime, stored)).toBe("paid");
    await refund("--date", "2026-02-03", "--apply");
    expect(await stateOf(runtime, stored)).toBe("refunded");
    expect(await csv()).toEqual([["2026-02-03", "812500"]]);
    expect((await page("id")).body).toContain(createTexts(siteData, "id").t("server:result.refundedTitle"));
    // if Midtrans reports the same, it counts once
    const refunds = [{ refund_amount: "812500.00", created_at: "2026-02-04 10:00:00" }];
    await midtransSays(payment, "refund", { refunds });
    expect(await csv()).toEqual([["2026-02-03", "812500"]]);
    expect(await payment.view()).not.toHaveProperty("sentBack");
    await deliverDue(runtime);
    const told = mailer.sent.filter(({ to }) => to.includes("ayu@example.org"));
    expect(told.map(({ subject }) => plain(subject))).toContain(
      plain(t("server:mail.payer.refunded.subject", { amount: rupiah(812_500) })),
    );
  });

  test("in parts is booked part by part, and then the rest", async () => {
    const { runtime, stored, refund, csv, page, mailer, reference } = await paidByVirtualAccount();
    await addPayer(runtime.store, reference, "ayu@example.org", runtime.now());
    await refund("--amount", "200.000", "--date", "2026-02-03", "--apply");
    await refund("--amount", "12500", "--date", "2026-02-04", "--apply");
    const parts = [
      ["2026-02-03", "200000"],
      ["2026-02-04", "12500"],
    ];
    expect([await stateOf(runtime, stored), await csv()]).toEqual(["paid", parts]);
    const part = rupiah(212_500);
    expect(plain((await page("en")).body)).toContain(plain(t("server:result.sentBack", { part })));
    await deliverDue(runtime);
    const told = mailer.sent.filter(({ to }) => to.includes("ayu@example.org"));
    // of two parts, the mail that was late says both
    expect(told.filter(({ text }) => plain(text).includes(rupiah(200_000)))).toEqual([]);
    for (const words of [
      "server:mail.payer.partly_refunded.subject",
      "server:mail.notice.partly_refundedSubject",
    ] as const)
      expect(mailer.sent.map(({ subject }) => plain(subject))).toContain(plain(t(words, { amount: part })));
    const tooMuch = await refund("--amount", "600001", "--apply");
    expect([tooMuch.exitCode, tooMuch.output]).toEqual([
      1,
      expect.stringContaining(`${rupiah(600_000)} can be sent back at most, after ${rupiah(212_500)} went`),
    ]);
    expect((await refund()).output).toContain(`send ${rupiah(600_000)} back`);
    await refund("--date", "2026-03-05", "--apply");
    expect([await stateOf(runtime, stored), await csv()]).toEqual([
      "refunded",
      [...parts, ["2026-03-05", "600000"]],
    ]);
    const { output } = await ledger(runtime, []);
    expect(output).toMatch(new RegExp(`2026-02 +0 × .+ sent back ${rupiah(212_500)}`));
    expect(output).toMatch(new RegExp(`2026-03 +0 × .+ sent back ${rupiah(600_000)}`));
    expect((await refund("--apply")).output).toContain("cannot be refunded: all of it went back before.");
  });

  test("the same part of one day is booked once, until another day is named", async () => {
    const { refund, csv } = await paidByVirtualAccount();
    const part = ["--amount", "20.000"];
    await refund(...part, "--apply");
    await refund("--amount", "100.000", "--apply");
    for (const again of [
      await refund(...part),
      await refund(...part, "--apply"),
      await refund("--amount", "100.000", "--apply"),
    ])
      expect([again.exitCode, again.output]).toEqual([1, expect.stringContaining("--date") as unknown]);
    expect((await csv()).map(([, sum]) => sum)).toEqual(["20000", "100000"]);
    const earlier = [...part, "--date", "2026-03-10", "--apply"];
    expect((await refund(...earlier)).exitCode).toBe(0);
    expect((await refund(...earlier)).exitCode).toBe(1);
    expect((await csv()).map(([day, sum]) => [day === "2026-03-10", sum])).toEqual([
      [true, "20000"],
      [false, "20000"],
      [false, "100000"],
    ]);
  });

  test("of a provider that can always do it is not recorded by hand", async () => {
    const payment = await started("stripe");
    await stripeSays(payment, "checkout.session.completed", { ...payment.session, payment_status: "paid" });
    const { exitCode, output } = await ledger(payment.runtime, ["refund", payment.reference, "--apply"]);
    expect([exitCode, output]).toEqual([1, expect.stringContaining("npm run payments -- refund") as unknown]);
    expect((await payment.view()).state).toBe("paid");
  });

  test("of a card is recorded once the provider pays only the rest back, and can be corrected down to what it reported", async () => {
    const payment = await started("stripe");
    const { runtime, reference } = payment;
    await stripeSays(payment, "checkout.session.completed", { ...payment.session, payment_status: "paid" });
    const dispute = { payment_intent: "pi_1", amount: 1500, currency: "usd", status: "lost" as const };
    await stripeSays(payment, "charge.dispute.closed", dispute, { id: "evt_lost" });
    const part = { metadata: { reference }, refunded: false, amount_refunded: 1000, currency: "usd" };
    await stripeSays(payment, "charge.refunded", part, { id: "evt_part" });
    const sent = await runPayments(["refund", reference], runtime);
    expect(sent.output).toContain("npm run ledger -- refund");
    const run = (...args: string[]) => ledger(runtime, args);
    const refund = (...more: string[]) => run("refund", reference, ...more);
    const dry = await refund();
    expect(dry.output).toContain("send $25.00 back from your bank first, after $25.00 went back");
    expect(dry.output).toContain("dashboard");
    expect(dry.output).not.toContain("npm run payments -- refund");
    expect((await refund("--amount", "10.505", "--apply")).exitCode).toBe(1);
    await refund("--amount", "10.50", "--apply");
    expect(await payment.view()).toMatchObject({ state: "paid", sentBack: "35.50" });
    const correct = (refunded: string) => run("correct", reference, "--refunded", refunded, "--apply");
    expect((await correct("9.50")).output).toContain("stripe itself has reported $10.00");
    await correct("15.50");
    expect(await payment.view()).toMatchObject({ sentBack: "30.50" });
    runtime.wait(day);
    const rest = await refund("--apply");
    expect([rest.exitCode, rest.output]).toEqual([
      0,
      expect.stringContaining("$19.50 was sent back") as unknown,
    ]);
    expect((await payment.view()).state).toBe("refunded");
  });
});

test("writes to a donor what came in from them, and what went back, in their language", async () => {
  const runtime = transferRuntime();
  const email = "ayu@example.org";
  const given = async (date: string, change: Readonly<Record<string, string>> = {}) => {
    const one = await startTransfer(runtime, { email, ...change });
    runtime.wait(Math.max(0, Date.parse(date) - runtime.now().getTime()));
    await ledger(runtime, ["confirm", one.intent.reference, "--date", date, "--apply"]);
    return one;
  };
  const [one, two, later] = [await given("2026-01-16"), await given("2026-02-03"), await given("2027-01-02")];
  const stranger = await given("2026-01-16", { email: "budi@example.org" });
  const awaited = await startTransfer(runtime, { email });
  await ledger(runtime, ["refund", two.intent.reference, "--date", "2026-02-05", "--apply"]);
  const year = ["--from", "2026-01-01", "--to", "2026-12-31", "--language", "id"];
  const { output } = await ledger(runtime, ["donor", email.toUpperCase(), ...year]);
  const sum = formatMoney(one.intent.charge, "id");
  expect(output).toContain("Yayasan Hutan");
  expect(output).toContain("31 Desember 2026");
  expect(output).toMatch(new RegExp(`16 Januari 2026 +${short(one)} +${sum} +Forest \\(id\\)\n`));
  expect(output).toMatch(new RegExp(`3 Februari 2026 +${short(two)} .*dikembalikan: .*5 Februari 2026`));
  expect(output).toMatch(new RegExp(`Jumlah seluruhnya +${sum}$`));
  // without --from, it begins with the first gift
  const whole = await ledger(runtime, ["donor", email]);
  expect(whole.output).toMatch(/From +16 January 2026\n/);
  for (const other of [later, stranger, awaited]) expect(output).not.toContain(short(other));
  expect((await ledger(runtime, ["donor", "nobody@example.org"])).exitCode).toBe(1);
  const damaged = `payments:${stranger.intent.reference}:payer`;
  runtime.items.set(damaged, "{damaged");
  const again = await ledger(runtime, ["donor", email, ...year]);
  expect(again.output).toBe(output.replace(email.toUpperCase(), email));
  // whose it is cannot be told: the operator hears of it, the donor does not
  expect(again.warning).toContain(damaged);
});

test("a donor's letter of a year counts what came in then and what went back then, as the ledger does", async () => {
  const runtime = transferRuntime();
  const email = "ayu@example.org";
  const one = await startTransfer(runtime, { email });
  const record = (command: string, ...more: readonly string[]) =>
    ledger(runtime, [command, one.intent.reference, ...more, "--apply"]);
  runtime.wait(2 * day);
  await record("confirm", "--date", "2026-01-16");
  runtime.wait(Date.parse("2027-03-01") - runtime.now().getTime());
  const letter = async (year: number, language = "en") =>
    (
      await ledger(runtime, [
        ...["donor", email, "--from", `${year}-01-01`, "--to", `${year}-12-31`, "--language", language],
      ])
    ).output;
  const closed = await letter(2026);
  expect(await letter(2027)).toBe("No gift of that address is stored for that time.");
  await record("refund", "--amount", "20000", "--date", "2027-02-05");
  expect(await letter(2026)).toBe(closed);
  const back = (language: string) => formatMoney({ currency: "IDR", minor: 20_000 }, language);
  expect(await letter(2027)).toMatch(
    new RegExp(`5 February 2027 +${short(one)} +received on 16 January 2026 .*sent back: ${back("en")}`),
  );
  expect(await letter(2027)).toMatch(new RegExp(`Total +-${back("en")}$`));
  expect(await letter(2027, "id")).toMatch(/5 Februari 2027 .*diterima pada 16 Januari 2026 /);
  // what comes in later is of that year
  await record("confirm", "--further", "--amount", "50000", "--date", "2027-02-10");
  expect(await letter(2026)).toBe(closed);
  expect(await letter(2027)).toMatch(/10 February 2027 .*Rp50,000/);
  expect(await letter(2027)).toMatch(/Total +Rp30,000$/);
});

test("names in words what a donor gave for, though the content no longer has it", async () => {
  const runtime = transferRuntime();
  const email = "ayu@example.org";
  for (const change of [{ campaign: "peat-rewetting" }, { project: "coffee-under-shade" }]) {
    const { intent } = await startTransfer(runtime, { ...change, email });
    await ledger(runtime, ["confirm", intent.reference, "--apply"]);
    const { output } = await ledger(runtime, ["donor", email]);
    expect(output).toContain(intent.title);
    expect(output).not.toContain(Object.values(change)[0]);
  }
});

test("writes no statement that could not say who received the gifts", async () => {
  const runtime = transferRuntime();
  const email = "ayu@example.org";
  const { intent } = await startTransfer(runtime, { email });
  await ledger(runtime, ["confirm", intent.reference, "--apply"]);
  const unbuilt = { titleOf: () => () => undefined, readFile: () => Promise.resolve(undefined) };
  const { exitCode, output } = await runLedger(["donor", email], runtime, unbuilt);
  expect([exitCode, output]).toEqual([1, expect.stringContaining("npm run build") as unknown]);
});

test("warns where a donor's early gifts may be missing, because addresses are erased", async () => {
  const runtime = transferRuntime({ settings: { RETENTION_MONTHS: "3" } });
  const email = "ayu@example.org";
  const { intent } = await startTransfer(runtime, { email });
  await ledger(runtime, ["confirm", intent.reference, "--apply"]);
  const warned = async (from: string) =>
    (await ledger(runtime, ["donor", email, "--from", from])).warning?.includes("2025-10-15");
  expect([await warned("2025-10-15"), await warned("2025-10-16")]).toEqual([true, false]);
});

test("lists the monthly gifts that go on, and says which are for what the site no longer has", async () => {
  const gift = await monthlyGift();
  const { runtime, invoice, subscription, reference } = gift;
  runtime.wait(31 * day);
  await stripeSays(gift, "invoice.paid", invoice(5000));
  const monthly = async (titled: boolean) => {
    const titleOf = (language: string) => (slug: string) => (titled ? `${slug} (${language})` : undefined);
    const readFile = () => Promise.resolve(undefined);
    const all = ["monthly", "--language", "id"];
    return (await runLedger(all, runtime, { titleOf, readFile, organisation: "Yayasan Hutan" })).output;
  };
  const sum = formatMoney({ currency: "USD", minor: 5000 }, "id");
  const { intent } = await storedPayment(runtime, reference);
  expect(await monthly(true)).toMatch(
    new RegExp(
      `^${intent.slug} \\(id\\):\n  ${shortReference(reference)} +${sum.replace("$", "\\$")} .*2026-01-15.*2026-02-15`,
    ),
  );
  expect(await monthly(false)).toContain(`${intent.title}, which the site no longer has ("${intent.slug}"):`);
  await stripeSays(gift, "customer.subscription.deleted", subscription(5000));
  expect(await monthly(true)).not.toContain(shortReference(reference));
});

test("names the monthly gifts of a time whose donors' addresses are erased since they ended", async () => {
  const gift = await monthlyGift();
  const { runtime, invoice, subscription, reference } = gift;
  runtime.wait(400 * day);
  const from = runtime.now().toISOString().slice(0, 10);
  await stripeSays(gift, "invoice.paid", invoice(5000));
  const donor = () => ledger(runtime, ["donor", donorOfMonths, "--from", from]);
  expect(await donor()).toMatchObject({ exitCode: 0, warning: "" });
  await stripeSays(gift, "customer.subscription.deleted", subscription(5000));
  await runtime.idle();
  await forgetPayers(runtime);
  const told = await donor();
  expect([told.exitCode, told.warning]).toEqual([
    1,
    expect.stringContaining(shortReference(reference)) as unknown,
  ]);
  // none came in later
  const later = new Date(runtime.now().getTime() + 2 * day).toISOString().slice(0, 10);
  expect((await ledger(runtime, ["donor", donorOfMonths, "--from", later])).warning).toBe("");
});

test.each([
  ["no such payment", ["confirm", "7KQ2-M0XD"], "There is no payment 7KQ2-M0XD that can be read."],
  ["an odd day", ["--from", "2026-13-01"], '--from must be a day such as 2026-11-03, not "2026-13-01".'],
  ["an unknown language", ["--language", "fr"], '--language must be one of en, id, not "fr".'],
  ["an unknown command", ["pay", "x"], "Usage: npm run ledger -- <command>"],
  ["a command without its operand", ["match"], "Usage: npm run ledger -- <command>"],
  ["two operands", ["match", "a.csv", "b.csv"], "match takes one at a time, not: a.csv b.csv"],
  ["an option of another command", ["match", "a.csv", "--date", "2026-01-15"], "match has no option --date."],
  [
    "a period that ends before it begins",
    ["--from", "2026-12-31", "--to", "2026-01-01"],
    "--from 2026-12-31 must not be after --to 2026-01-01.",
  ],
  ["an unknown option", ["--everything"], "--everything"],
])("refuses %s in plain words", async (_, args, words) => {
  const { output, exitCode } = await ledger(transferRuntime(), args);
  expect([output.includes(words), exitCode]).toEqual([true, 1]);
});

test.each(["1,5", "0", "much", "-5"])("does not take %j for an amount", async (amount) => {
  const runtime = transferRuntime();
  const one = await startTransfer(runtime);
  const { output } = await ledger(runtime, ["confirm", short(one), `--amount=${amount}`, "--apply"]);
  expect(output).toContain("--amount must be whole rupiah such as 50000");
  expect(await stateOf(runtime, one)).toBe("created");
});
