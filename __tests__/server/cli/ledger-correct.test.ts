import { day } from "../../../src/domain/durations";
import { formatMoney } from "../../../src/domain/money";
import { runLedger } from "../../../src/server/cli/ledger";
import type { LedgerSources } from "../../../src/server/cli/ledger-options";
import { goodsUrl } from "../../../src/server/goods/goods-link";
import { openGoods } from "../../../src/server/goods/open-goods";
import { deliverDue } from "../../../src/server/outbox/deliver-due";
import { checkOpenPayments } from "../../../src/server/payments/check-open-payments";
import { noticeIds } from "../../../src/server/payments/notices";
import { openPayments } from "../../../src/server/payments/store/payments";
import { shortReference } from "../../../src/server/reference";
import type { Runtime } from "../../../src/server/runtime";
import { createTexts } from "../../../src/server/texts";
import { languageCodes } from "../../setup/languages";
import { plain } from "../../setup/plain";
import { interrupted } from "../support/interrupted";
import { receivedInRupiah } from "../support/received-in-rupiah";
import { get } from "../support/requests";
import { handleResult } from "../support/routes";
import { keepingMailer, mailSettings } from "../support/runtime";
import { siteData } from "../support/site-data";
import { startTransfer, storedPayment, transferRuntime } from "../support/transfers";

const email = "ayu@example.org";
const rupiah = (minor: number, language = "en") => formatMoney({ currency: "IDR", minor }, language);

/** A transfer, the commands about it, and what its payer gets. */
async function transfer(change: Readonly<Record<string, string>> = {}) {
  const mailer = keepingMailer();
  const runtime = transferRuntime({ settings: mailSettings, parts: { mailer } });
  const { intent } = await startTransfer(runtime, { email, ...change });
  const { reference } = intent;
  const sources = (file?: string): LedgerSources => ({
    organisation: "Yayasan Hutan",
    titleOf: () => () => undefined,
    readFile: () => Promise.resolve(file === undefined ? undefined : Buffer.from(file)),
  });
  const ledger = (args: readonly string[], access: Runtime = runtime, file?: string) =>
    runLedger(args, access, sources(file));
  const run = (command: string, ...more: string[]) => ledger([command, reference, ...more]);
  /** The mails to the payer since the last call. */
  const mails = async () => {
    await deliverDue(runtime);
    return mailer.sent.splice(0).filter(({ to }) => to.includes(email));
  };
  const page = async (lang: string) =>
    plain((await handleResult(get({ ref: reference, lang }), runtime)).body);
  return { runtime, intent, reference, ledger, run, mails, page };
}

test.each(languageCodes)(
  "a wrong sum is put right everywhere, and nothing is sent back (%s)",
  async (language) => {
    const { runtime, intent, ledger, run, mails, page } = await transfer({ language });
    const { t } = createTexts(siteData, language);
    await run("confirm", "--amount", "81250000", "--date", "2026-01-15", "--apply");
    await mails();
    const right = ["--amount", String(intent.charge.minor)];
    const before = await run("refund", ...right);
    expect(before.output).toContain(`npm run ledger -- correct ${shortReference(intent.reference)}`);
    const dry = await run("correct", ...right);
    expect(dry.output).toContain(
      `not ${rupiah(81_250_000)} on 2026-01-15, but ${rupiah(intent.charge.minor)} came in`,
    );
    expect(dry.output).toContain("Nothing is to be sent back.");
    expect((await run("confirm")).output).toContain(`${rupiah(81_250_000)}.`);
    expect((await run("correct", ...right, "--apply")).exitCode).toBe(0);
    const amount = rupiah(intent.charge.minor, language);
    const [told, ...more] = await mails();
    expect(more).toEqual([]);
    expect(told?.subject).toBe(t("server:mail.payer.corrected.subject", { amount }));
    expect(told?.text).toContain(t("server:mail.payer.corrected.text", { amount, item: intent.title }));
    expect(told?.text).toContain(createTexts(siteData, language).date("2026-01-15"));
    const html = await page(language);
    expect(html).toContain(plain(t("server:result.paid", { amount, item: intent.title })));
    const { output } = await ledger([]);
    const statement = await ledger(["donor", email]);
    for (const text of [output, statement.output]) {
      expect(text).toContain(rupiah(intent.charge.minor));
      expect(text).not.toMatch(/sent back/);
    }
    for (const text of [output, statement.output, html])
      expect(plain(text)).not.toContain(plain(rupiah(81_250_000, language)));
    const sum = await receivedInRupiah(intent.slug, runtime);
    expect(sum?.minor).toBe(intent.charge.minor);
  },
);

test("what never came in is awaited again, its payer is told, and it can still be paid", async () => {
  const { runtime, intent, reference, ledger, run, mails, page } = await transfer();
  const { t } = createTexts(siteData, "en");
  const line = `Tanggal;Keterangan;Kredit\n15/01/2026;SETORAN;${intent.charge.minor}`;
  const match = () => ledger(["match", "statement.csv", "--apply"], runtime, line);
  await match();
  await mails();
  expect((await run("correct", "--amount", "0")).output).toContain("but nothing came in");
  runtime.wait(day);
  await run("correct", "--amount", "0", "--apply");
  expect((await mails()).map(({ subject }) => subject)).toEqual([t("server:mail.payer.withdrawn.subject")]);
  const sum = rupiah(intent.charge.minor);
  expect(await page("en")).toContain(plain(t("server:result.transferTitle", { amount: sum })));
  expect((await ledger(["donor", email])).exitCode).toBe(1);
  expect(await openPayments(runtime.store)).toContain(reference);
  // the line that was recorded for it by mistake is not taken for it again
  expect((await match()).output).toContain("0 recorded, 1 recorded before");
  expect((await run("correct", "--amount", "5000")).output).toContain("nothing has come in yet");
  runtime.wait(day);
  await run("confirm", "--date", "2026-01-16", "--apply");
  expect((await mails()).map(({ subject }) => plain(subject))).toContain(
    plain(t("server:mail.payer.paid.subject", { amount: sum })),
  );
  expect((await ledger([])).output).toMatch(new RegExp(`2026-01-16 +\\S+ +paid +${sum}`));
});

test("what never came in runs out as it would have without the mistake", async () => {
  const { runtime, run, mails } = await transfer();
  await run("confirm", "--apply");
  await mails();
  runtime.wait(30 * day);
  await run("correct", "--amount", "0", "--apply");
  await checkOpenPayments(runtime);
  const { t } = createTexts(siteData, "en");
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    t("server:result.transferExpiredTitle"),
    t("server:mail.payer.withdrawn.subject"),
  ]);
  expect(await openPayments(runtime.store)).toEqual([]);
});

test("corrected before anything was mailed, only the right sum is", async () => {
  const { intent, run, mails } = await transfer();
  await run("confirm", "--amount", "81250000", "--apply");
  await run("correct", "--amount", String(intent.charge.minor), "--apply");
  for (const { text } of await mails()) expect(plain(text)).not.toContain(plain(rupiah(81_250_000)));
});

test("a wrong day is corrected, and what changes nothing or contradicts a refund is refused", async () => {
  const { runtime, ledger, run } = await transfer();
  runtime.wait(5 * day);
  await run("confirm", "--amount", "50000", "--date", "2026-01-16", "--apply");
  expect((await run("correct", "--date", "2026-01-17", "--apply")).exitCode).toBe(0);
  expect((await ledger([])).output).toContain("2026-01-17");
  expect((await run("correct")).exitCode).toBe(1);
  expect((await run("correct", "--date", "2026-01-21")).exitCode).toBe(1);
  await run("refund", "--amount", "20000", "--date", "2026-01-18", "--apply");
  for (const more of [
    ["--amount", "20000"],
    ["--amount", "0"],
    ["--date", "2026-01-19"],
  ])
    expect((await run("correct", ...more)).output).toContain(`${rupiah(20_000)} of it was sent back`);
  expect((await run("correct", "--amount", "20001", "--apply")).exitCode).toBe(0);
});

test.each([
  ["one after the other", "2026-01-16", "2026-01-18"],
  ["the first one last", "2026-01-18", "2026-01-16"],
])("of two refunds, %s, the e-mail and the page name the day of the last", async (_, first, second) => {
  for (const language of languageCodes) {
    const { runtime, run, mails, page } = await transfer({ language });
    const { t, date } = createTexts(siteData, language);
    runtime.wait(5 * day);
    await run("confirm", "--amount", "400000", "--date", "2026-01-15", "--apply");
    await mails();
    const whole = t("server:result.refundedOn", { date: date(first) });
    await run("refund", "--amount", "100000", "--date", first, "--apply");
    expect((await mails())[0]?.text).toContain(whole);
    expect(await page(language)).toContain(plain(whole));
    await run("refund", "--amount", "50000", "--date", second, "--apply");
    const last = t("server:result.refundedLast", { date: date("2026-01-18") });
    expect((await mails())[0]?.text).toContain(last);
    expect(await page(language)).toContain(plain(last));
  }
});

describe("a refund that was recorded wrongly", () => {
  test.each(languageCodes)("is put right for all readers, in part and wholly (%s)", async (language) => {
    const { runtime, intent, ledger, run, mails, page } = await transfer({ language });
    const { t, date } = createTexts(siteData, language);
    await run("confirm", "--amount", "400000", "--date", "2026-01-15", "--apply");
    expect((await run("correct", "--refunded", "0")).output).toContain("no refund is recorded");
    await run("refund", "--amount", "10000", "--date", "2026-01-15", "--apply");
    runtime.wait(day);
    const typo = await run("refund", "--amount", "40000", "--date", "2026-01-16", "--apply");
    expect(typo.output).toContain("npm run ledger -- correct");
    await mails();
    runtime.wait(day);
    const right = ["--refunded", "14000"];
    const dry = await run("correct", ...right);
    expect(dry.output).toContain(`not ${rupiah(50_000)}, but ${rupiah(14_000)} was sent back`);
    expect(await mails()).toEqual([]);
    expect((await run("correct", ...right, "--apply")).exitCode).toBe(0);
    const amount = rupiah(14_000, language);
    const [told, ...more] = await mails();
    expect(more).toEqual([]);
    expect(told?.subject).toBe(t("server:mail.payer.refund_corrected.subject", { amount }));
    expect(told?.text).toContain(
      t("server:mail.payer.refund_corrected.text", { amount, item: intent.title }),
    );
    expect(told?.text).toContain(t("server:result.refundedLast", { date: date("2026-01-16") }));
    expect(await page(language)).toContain(plain(t("server:result.sentBack", { part: amount })));
    for (const { output } of [await ledger([]), await ledger(["donor", email])]) {
      expect(output).toContain(rupiah(10_000));
      expect(output).toContain(rupiah(4000));
      expect(output).not.toContain(rupiah(40_000));
    }
    expect((await run("correct", ...right)).output).toContain(`${rupiah(14_000)} is recorded as sent back`);
    runtime.wait(day);
    await run("correct", "--refunded", "0", "--apply");
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      t("server:mail.payer.refund_withdrawn.subject"),
    ]);
    expect((await ledger([])).output).not.toContain("sent back");
    expect(await page(language)).toContain(
      plain(t("server:result.paid", { amount: rupiah(400_000, language), item: intent.title })),
    );
  });

  test("of all of it: the payment is paid again, and its payer hears of a later refund, too", async () => {
    const { runtime, ledger, run, mails, page } = await transfer();
    const { t } = createTexts(siteData, "en");
    await run("confirm", "--amount", "400000", "--apply");
    const told = async () => (await mails()).map(({ subject }) => subject);
    await run("refund", "--apply");
    await mails();
    expect((await run("correct", "--amount", "4000")).output).toContain("--refunded");
    runtime.wait(day);
    await run("correct", "--refunded", "0", "--apply");
    expect(await told()).toEqual([t("server:mail.payer.refund_withdrawn.subject")]);
    expect((await ledger([])).output).toMatch(/ paid +Rp400,000/);
    runtime.wait(day);
    await run("refund", "--apply");
    expect(await told()).toEqual([t("server:mail.payer.refunded.subject", { amount: rupiah(400_000) })]);
    expect(await page("en")).toContain(plain(t("server:result.refundedTitle")));
  });

  test("and put right before anything was mailed: only what is right is told", async () => {
    const { runtime, run, mails } = await transfer();
    await run("confirm", "--amount", "400000", "--apply");
    await run("refund", "--amount", "40000", "--apply");
    runtime.wait(day);
    await run("correct", "--refunded", "4000", "--apply");
    for (const { text } of await mails()) expect(text).not.toContain(rupiah(40_000));
  });

  test("is corrected by two people at once: one counts, and the other is told", async () => {
    const { runtime, reference, ledger, run } = await transfer();
    await run("confirm", "--amount", "50000", "--apply");
    await run("refund", "--amount", "40000", "--apply");
    runtime.wait(day);
    const racing = interrupted(runtime, () => run("correct", "--refunded", "4000", "--apply"));
    const { exitCode, output } = await ledger(
      ["correct", reference, "--refunded", "5000", "--apply"],
      racing,
    );
    expect([exitCode, output]).toEqual([1, expect.stringContaining(`${rupiah(4000)} is recorded`)]);
  });

  test("is not corrected together with what came in, nor to a day before that", async () => {
    const { runtime, run } = await transfer();
    runtime.wait(5 * day);
    await run("confirm", "--amount", "50000", "--date", "2026-01-16", "--apply");
    await run("refund", "--amount", "40000", "--apply");
    for (const more of [
      ["--amount", "50000"],
      ["--date", "2026-01-15"],
    ])
      expect((await run("correct", "--refunded", "4000", ...more)).exitCode).toBe(1);
    expect((await run("correct", "--refunded", "abc")).output).toContain("--refunded must be whole rupiah");
  });
});

test("a book whose price has not come in: the team reads what was asked for, and the buyer that nothing came", async () => {
  const { runtime, intent, reference, run } = await transfer({ product: "carbon-handbook" });
  await run("confirm", "--apply");
  const payment = await storedPayment(runtime, reference);
  const link = new URL(goodsUrl(payment, runtime) ?? "none:");
  const asked = `asked for: ${rupiah(intent.charge.minor)}`;
  expect((await run("correct", "--amount", "1000")).output).toContain(asked);
  runtime.wait(day);
  await run("correct", "--amount", "0", "--apply");
  const open = await openGoods(get(Object.fromEntries(link.searchParams)), runtime);
  const { t } = createTexts(siteData, "en");
  expect(open).toMatchObject({
    answer: { status: 404, body: expect.stringContaining(t("server:goods.refused.awaited")) as unknown },
  });
});

test("a day before the transfer was begun is refused, and both days are named", async () => {
  const { ledger, run } = await transfer();
  const early = ["--date", "2025-01-16"];
  const both = /2025-01-16 is before the transfer was begun, on 2026-01-15/;
  expect((await run("confirm", ...early, "--apply")).output).toMatch(both);
  await run("confirm", "--apply");
  expect((await run("correct", ...early, "--apply")).output).toMatch(both);
  expect((await ledger([])).output).not.toContain("2025");
  const other = await transfer();
  const file = `Tanggal;Keterangan;Kredit\n16/01/2025;${shortReference(other.reference)};${other.intent.charge.minor}`;
  const { output } = await other.ledger(["match", "statement.csv", "--apply"], other.runtime, file);
  expect(output).toContain(
    `of a day before the transfer that it names was begun: ${shortReference(other.reference)}`,
  );
});

describe("two people at once", () => {
  test("confirm other sums: one counts, and the other hears which", async () => {
    const { runtime, reference, ledger, run, mails } = await transfer();
    const racing = interrupted(runtime, () => run("confirm", "--amount", "41000", "--apply"));
    const { exitCode, output } = await ledger(["confirm", reference, "--amount", "42000", "--apply"], racing);
    expect([exitCode, output]).toEqual([1, expect.stringContaining(`is paid already: ${rupiah(41_000)}.`)]);
    expect((await ledger([])).output).toContain(rupiah(41_000));
    const [told, ...more] = await mails();
    expect([plain(told?.subject ?? ""), more]).toEqual([expect.stringContaining(plain(rupiah(41_000))), []]);
  });

  test("send parts back: both count", async () => {
    const { runtime, reference, ledger, run } = await transfer();
    await run("confirm", "--amount", "50000", "--apply");
    const racing = interrupted(runtime, () => run("refund", "--amount", "10000", "--apply"));
    const late = await ledger(["refund", reference, "--amount", "15000", "--apply"], racing);
    expect(late.output).toContain(`${rupiah(15_000)} was sent back, after ${rupiah(10_000)} went back.`);
    expect((await ledger([])).output).toContain(`sent back ${rupiah(25_000)}`);
    const tooMuch = interrupted(runtime, () => run("refund", "--amount", "20000", "--apply"));
    const refused = await ledger(["refund", reference, "--amount", "6000", "--apply"], tooMuch);
    expect([refused.exitCode, refused.output]).toEqual([
      1,
      expect.stringContaining(`${rupiah(5000)} can be`),
    ]);
  });

  test("correct it: one counts, and the other is told", async () => {
    const { runtime, reference, ledger, run } = await transfer();
    await run("confirm", "--amount", "50000", "--apply");
    const racing = interrupted(runtime, () => run("correct", "--amount", "41000", "--apply"));
    const { exitCode, output } = await ledger(["correct", reference, "--amount", "42000", "--apply"], racing);
    expect([exitCode, output]).toEqual([1, expect.stringContaining(`not ${rupiah(41_000)} on`)]);
    expect((await run("correct", "--amount", "41000")).exitCode).toBe(1);
  });

  test("match one statement: each line is recorded once, and said so once", async () => {
    const { runtime, intent, ledger } = await transfer();
    const file = `Tanggal;Keterangan;Kredit\n15/01/2026;SETORAN;${intent.charge.minor}`;
    const match = (access: Runtime) => ledger(["match", "statement.csv", "--apply"], access, file);
    const outputs: string[] = [];
    const racing = interrupted(runtime, async () => outputs.push((await match(runtime)).output));
    outputs.push((await match(racing)).output);
    expect(outputs).toEqual([
      expect.stringContaining("1 recorded, 0 recorded before"),
      expect.stringContaining("0 recorded, 1 recorded before"),
    ]);
    expect(await noticeIds(runtime.store)).toHaveLength(1);
  });

  test("one confirms another sum than a line says: the line is left to the treasurer", async () => {
    const { runtime, intent, ledger, run } = await transfer();
    const file = `Tanggal;Keterangan;Kredit\n15/01/2026;SETORAN;${intent.charge.minor}`;
    const racing = interrupted(runtime, () => run("confirm", "--amount", "41000", "--apply"));
    for (const access of [racing, runtime])
      expect((await ledger(["match", "statement.csv", "--apply"], access, file)).output).toContain(
        "1 left to you",
      );
  });
});
