import { day } from "../../../src/domain/durations";
import { formatMoney } from "../../../src/domain/money";
import { runLedger } from "../../../src/server/cli/ledger";
import { goodsUrl } from "../../../src/server/goods/goods-link";
import { openGoods } from "../../../src/server/goods/open-goods";
import { deliverDue } from "../../../src/server/outbox/deliver-due";
import { shortReference } from "../../../src/server/reference";
import type { Runtime } from "../../../src/server/runtime";
import { createTexts } from "../../../src/server/texts";
import { defaultLanguage, languageCodes } from "../../setup/languages";
import { plain } from "../../setup/plain";
import { interrupted } from "../support/interrupted";
import { receivedInRupiah } from "../support/received-in-rupiah";
import { get, jsonOf } from "../support/requests";
import { handleStatus, handleResult } from "../support/routes";
import { keepingMailer, mailSettings } from "../support/runtime";
import { siteData } from "../support/site-data";
import { startTransfer, storedPayment, transferRuntime } from "../support/transfers";

const email = "ayu@example.org";
const rupiah = (minor: number, language: string = defaultLanguage) =>
  formatMoney({ currency: "IDR", minor }, language);

/** A transfer of which 300.000 rupiah came in on 20 January, on 10 February. */
async function paidTransfer(change: Readonly<Record<string, string>> = {}) {
  const mailer = keepingMailer();
  const runtime = transferRuntime({ settings: mailSettings, parts: { mailer } });
  const { intent } = await startTransfer(runtime, { email, ...change });
  const { reference } = intent;
  const ledger = (args: readonly string[], access: Runtime = runtime, file?: string) =>
    runLedger(args, access, {
      organisation: "Yayasan Hutan",
      titleOf: () => () => undefined,
      readFile: () => Promise.resolve(file === undefined ? undefined : Buffer.from(file)),
    });
  const run = (command: string, ...more: string[]) => ledger([command, reference, ...more]);
  /** Does the same a day later: what is recorded by hand is told apart by its time. */
  const later = (command: string, ...more: string[]) => {
    runtime.wait(day);
    return run(command, ...more, "--apply");
  };
  const mails = async () => {
    await deliverDue(runtime);
    const sent = mailer.sent.splice(0);
    return {
      payer: sent.filter(({ to }) => to.includes(email)),
      team: sent.filter(({ to }) => !to.includes(email)),
    };
  };
  const view = async () => jsonOf(await handleStatus(get({ ref: reference }), runtime)).payment;
  const page = async (lang: string) =>
    plain((await handleResult(get({ ref: reference, lang }), runtime)).body);
  const match = (...rows: readonly string[]) =>
    ledger(["match", "statement.csv", "--apply"], runtime, ["Tanggal;Keterangan;Kredit", ...rows].join("\n"));
  runtime.wait(26 * day);
  await run("confirm", "--amount", "300000", "--date", "2026-01-20", "--apply");
  await mails();
  return { runtime, intent, reference, ledger, run, later, mails, view, page, match };
}

const part = ["--further", "--amount", "500000", "--date", "2026-02-02"] as const;

test.each(languageCodes)(
  "a second part has its own day, and the first keeps its own, for all readers (%s)",
  async (language) => {
    const { runtime, intent, ledger, run, later, mails, view, page } = await paidTransfer({ language });
    const { t, date } = createTexts(siteData, language);
    const dry = await run("confirm", ...part);
    expect(dry.output).toContain(
      `a further ${rupiah(500_000)} came in on 2026-02-02, ${rupiah(800_000)} in all (asked for: ${rupiah(intent.charge.minor)})`,
    );
    expect((await mails()).payer).toEqual([]);
    expect(await later("confirm", ...part)).toMatchObject({ exitCode: 0 });
    const { payer, team } = await mails();
    const values = {
      amount: rupiah(500_000, language),
      all: rupiah(800_000, language),
      item: intent.title,
    };
    expect(payer.map(({ subject }) => subject)).toEqual([t("server:mail.payer.further.subject", values)]);
    expect(payer[0]?.text).toContain(t("server:mail.payer.further.text", values));
    expect(payer[0]?.text).toContain(t("server:result.paidOn", { date: date("2026-02-02") }));
    const english = createTexts(siteData, defaultLanguage).t;
    expect(team.map(({ subject }) => subject)).toEqual([
      english("server:mail.notice.furtherSubject", {
        amount: rupiah(500_000),
        reference: shortReference(intent.reference),
      }),
    ]);
    expect(team[0]?.text).toContain(`${english("server:mail.notice.all")}: ${rupiah(800_000)}`);
    expect(await view()).toMatchObject({
      state: "paid",
      amount: { value: "800000" },
      paidOn: "2026-01-20",
      further: [{ amount: "500000", date: "2026-02-02" }],
    });
    const html = await page(language);
    const [all, further] = [rupiah(800_000, language), rupiah(500_000, language)];
    expect(html).toContain(plain(t("server:result.paid", { amount: all, item: intent.title })));
    expect(html).toContain(plain(t("server:result.paidOn", { date: date("2026-01-20") })));
    expect(html).toContain(plain(t("server:result.further", { part: further, date: date("2026-02-02") })));
    const { output } = await ledger([]);
    expect(output).toMatch(new RegExp(`2026-01-20 +\\S+ +paid +${rupiah(300_000)}`));
    expect(output).toMatch(new RegExp(`2026-02-02 +\\S+ +more came in +${rupiah(500_000)}`));
    expect(output).toMatch(new RegExp(`2026-01 +1 × +${rupiah(300_000)}`));
    expect(output).toMatch(new RegExp(`2026-02 +1 × +${rupiah(500_000)}`));
    const january = await ledger(["--to", "2026-01-31"]);
    expect(january.output).not.toContain(rupiah(500_000));
    const csv = await ledger(["--csv", "--from", "2026-02-01"]);
    expect(csv.output).toContain("500000");
    expect(csv.output).not.toContain("300000");
    const letter = (await ledger(["donor", email])).output;
    for (const sum of [300_000, 500_000, 800_000]) expect(letter).toContain(rupiah(sum));
    const sum = await receivedInRupiah(intent.slug, runtime);
    expect(sum?.minor).toBe(800_000);
  },
);

test("a sum sent twice: the second one is sent back, and the first one stays, with what was bought", async () => {
  const { runtime, reference, ledger, run, later, mails, view, page } = await paidTransfer({
    product: "carbon-handbook",
  });
  const { t } = createTexts(siteData, defaultLanguage);
  const short = shortReference(reference);
  const dry = await run("refund", "--amount", "300000");
  expect(dry.output).toContain("This sends back all that is recorded of it");
  expect(dry.output).toContain("what was bought is not delivered any more");
  expect(dry.output).toContain(`npm run ledger -- confirm ${short} --further --amount`);
  await later("confirm", "--further", "--amount", "300000", "--date", "2026-01-20");
  await mails();
  expect((await run("refund", "--amount", "300000")).output).not.toContain("all that is recorded");
  await later("refund", "--amount", "300000", "--date", "2026-02-05");
  const amount = rupiah(300_000);
  expect((await mails()).payer.map(({ subject }) => subject)).toEqual([
    t("server:mail.payer.partly_refunded.subject", { amount }),
  ]);
  expect(await view()).toMatchObject({ state: "paid", amount: { value: "600000" }, sentBack: "300000" });
  expect(await page("en")).toContain(plain(t("server:result.sentBack", { part: amount })));
  const link = new URL(goodsUrl(await storedPayment(runtime, reference), runtime) ?? "none:");
  const open = await openGoods(get(Object.fromEntries(link.searchParams)), runtime);
  expect(open).not.toHaveProperty("answer");
  const { output } = await ledger([]);
  expect(output).toMatch(new RegExp(`paid +${amount} +transfer +once +\\S[^(]*\n`));
  expect(output).toMatch(new RegExp(`more came in +${amount} .*sent back ${amount} on 2026-02-05`));
  await later("refund", "--date", "2026-02-06");
  expect(await view()).toMatchObject({ state: "refunded" });
  expect((await ledger([])).output).toMatch(new RegExp(` refunded +${amount} .*2026-02-06`));
});

test("the refusal of a second confirmation says both ways", async () => {
  const { reference, run } = await paidTransfer();
  const { output, exitCode } = await run("confirm", "--amount", "500000");
  expect(exitCode).toBe(1);
  const short = shortReference(reference);
  expect(output).toContain(`npm run ledger -- confirm ${short} --further --amount`);
  expect(output).toContain(`npm run ledger -- correct ${short}`);
});

test("a further sum is refused without its sum, twice, on a wrong day, or where nothing is paid", async () => {
  const { runtime, ledger, run, later } = await paidTransfer();
  expect((await run("confirm", "--further", "--apply")).output).toContain("--amount");
  for (const date of ["2025-12-31", "2027-01-01"])
    expect((await run("confirm", ...part, "--date", date, "--apply")).exitCode).toBe(1);
  await later("confirm", ...part);
  const again = await later("confirm", ...part);
  expect([again.exitCode, again.output]).toEqual([1, expect.stringContaining("is recorded already")]);
  const { intent } = await startTransfer(runtime);
  const open = await ledger(["confirm", intent.reference, ...part]);
  expect([open.exitCode, open.output]).toEqual([1, expect.stringContaining("nothing has come in yet")]);
  await later("refund");
  const refunded = await run("confirm", ...part);
  expect([refunded.exitCode, refunded.output]).toEqual([1, expect.stringContaining("--refunded")]);
});

test.each(languageCodes)(
  "a wrong further sum is corrected, and taken back; the first one too (%s)",
  async (language) => {
    const { intent, ledger, run, later, mails, page } = await paidTransfer({ language });
    const { t } = createTexts(siteData, language);
    expect((await run("correct", "--further", "--amount", "0")).output).toContain(
      "no further sum is recorded",
    );
    await later("confirm", ...part);
    await mails();
    expect((await run("correct", "--amount", "0")).output).toContain("--further --amount 0");
    expect((await run("correct", "--further")).exitCode).toBe(1);
    expect((await run("correct", "--further", "--refunded", "0")).exitCode).toBe(1);
    const right = ["--further", "--amount", "50000", "--date", "2026-02-01"];
    expect((await run("correct", ...right)).output).toContain(
      `not a further ${rupiah(500_000)} on 2026-02-02, but a further ${rupiah(50_000)} on 2026-02-01, ${rupiah(350_000)} in all`,
    );
    await later("correct", ...right);
    const corrected = (await mails()).payer;
    const values = { all: rupiah(350_000, language), item: intent.title };
    expect(corrected.map(({ subject }) => subject)).toEqual([
      t("server:mail.payer.further_corrected.subject", values),
    ]);
    expect((await ledger([])).output).toMatch(new RegExp(`2026-02-01 .*${rupiah(50_000)}`));
    // the first one is corrected beside it, and its payer reads what came in, in all
    await later("correct", "--amount", "310000");
    expect((await mails()).payer[0]?.subject).toBe(
      t("server:mail.payer.corrected.subject", { amount: rupiah(360_000, language) }),
    );
    await later("refund", "--amount", "310000");
    expect((await run("correct", "--further", "--amount", "0")).output).toContain("was sent back");
    await later("correct", "--refunded", "0");
    await mails();
    await later("correct", "--further", "--amount", "0");
    expect((await mails()).payer.map(({ subject }) => subject)).toEqual([
      t("server:mail.payer.further_corrected.subject", { all: rupiah(310_000, language) }),
    ]);
    expect((await ledger([])).output).not.toContain("more came in");
    expect(await page(language)).not.toContain(plain(rupiah(50_000, language)));
  },
);

test("of several further sums, the wrong one is named by its day", async () => {
  const { reference, ledger, run, later, match } = await paidTransfer();
  const short = shortReference(reference);
  await later("confirm", ...part);
  await later("confirm", "--further", "--amount", "7000", "--date", "2026-02-03");
  const right = ["--further", "--amount", "50000", "--date", "2026-02-01"] as const;
  // as what is recorded already, or stands in a statement with another day, names it
  const again = await run("confirm", ...part);
  expect(again.output).toContain(`correct ${short} --further --of 2026-02-02 --amount 1000000`);
  expect((await match(`04/02/2026;${short};500.000`)).output).toContain(
    `correct ${short} --further --of 2026-02-02 --date 2026-02-04`,
  );
  const none = await run("correct", ...right, "--of", "2026-02-01");
  expect([none.exitCode, none.output]).toEqual([1, expect.stringContaining("no further sum is recorded")]);
  expect((await run("correct", "--amount", "1", "--of", "2026-02-02")).output).toContain("--further");
  await later("correct", ...right, "--of", "2026-02-02");
  const { output } = await ledger([]);
  expect(output).toMatch(new RegExp(`2026-02-01 .*${rupiah(50_000)}[^]*2026-02-03 .*${rupiah(7000)}`));
  expect(output.match(/more came in/g)).toHaveLength(2);
  await later("correct", "--further", "--amount", "0", "--of", "2026-02-01");
  expect((await ledger([])).output.match(/more came in/g)).toHaveLength(1);
  // two of one day cannot be told apart by it
  await later("confirm", "--further", "--amount", "9000", "--date", "2026-02-03");
  const both = await run("correct", "--further", "--amount", "0", "--of", "2026-02-03", "--apply");
  expect([both.exitCode, both.output]).toEqual([
    1,
    expect.stringContaining(`${rupiah(7000)} and ${rupiah(9000)}`),
  ]);
  expect((await ledger([])).output.match(/more came in/g)).toHaveLength(2);
});

describe("match", () => {
  test("lists what came besides with its command, and not any more once that is recorded", async () => {
    const { reference, run, later, match } = await paidTransfer();
    const short = shortReference(reference);
    const [first, second] = [`20/01/2026;${short};300.000`, `02/02/2026;SARI ${short};500.000`];
    // the line of what was confirmed by hand is noted, in whatever order they stand
    const before = await match(second, first);
    expect(before.output).toContain("1 recorded, 0 recorded before, 1 left to you");
    const command = `confirm ${short} --further --amount 500000 --date 2026-02-02`;
    expect(before.output).toContain(`npm run ledger -- ${command}`);
    expect((await match(second, first)).output).toContain("0 recorded, 1 recorded before, 1 left to you");
    await later("confirm", ...part);
    expect((await match(second, first)).output).toContain("1 recorded, 1 recorded before, 0 left to you");
    expect((await match(second, first)).output).toContain("0 recorded, 2 recorded before, 0 left to you");
    expect((await run("confirm", ...part)).exitCode).toBe(1);
  });

  test("does not list what was sent twice, recorded and sent back", async () => {
    const { reference, later, match, view } = await paidTransfer();
    const short = shortReference(reference);
    const rows = [`20/01/2026;${short};300.000`, `21/01/2026;${short};300.000`];
    expect((await match(...rows)).output).toMatch(
      new RegExp(
        `row 3 .*perhaps this was sent twice: ${short}; if more came in for it: .*--date 2026-01-21`,
      ),
    );
    await later("confirm", "--further", "--amount", "300000", "--date", "2026-01-21");
    await later("refund", "--amount", "300000");
    expect((await match(...rows)).output).toContain("1 recorded, 1 recorded before, 0 left to you");
    expect((await match(...rows)).output).toContain("0 recorded, 2 recorded before, 0 left to you");
    // a third one is listed again
    expect((await match(...rows, `22/01/2026;${short};300.000`)).output).toContain("1 left to you");
    expect(await view()).toMatchObject({ amount: { value: "600000" }, sentBack: "300000" });
  });

  test("of what was confirmed by hand, notes the line of its day alone, and says how another one is meant", async () => {
    const { reference, later, match } = await paidTransfer();
    const short = shortReference(reference);
    const other = `21/01/2026;${short};300.000`;
    const alone = (await match(other)).output;
    expect(alone).toContain(
      `if it is the same: npm run ledger -- correct ${short} --date 2026-01-21; if more came in for it: npm run ledger -- confirm ${short} --further --amount 300000 --date 2026-01-21`,
    );
    const both = (await match(other, `20/01/2026;${short};300.000`)).output;
    expect(both).toContain("1 recorded, 0 recorded before, 1 left to you");
    expect(both).toMatch(/row 2 .*--further/);
    await later("confirm", ...part);
    expect((await match(`03/02/2026;${short};500.000`)).output).toContain(
      `correct ${short} --further --date 2026-02-03`,
    );
  });
});

describe("two people at once", () => {
  test("record the same further sum: it counts once", async () => {
    const { runtime, reference, ledger, run } = await paidTransfer();
    runtime.wait(day);
    const racing = interrupted(runtime, () => run("confirm", ...part, "--apply"));
    const late = await ledger(["confirm", reference, ...part, "--apply"], racing);
    expect([late.exitCode, late.output]).toEqual([1, expect.stringContaining("is recorded already")]);
    expect((await ledger([])).output.match(/more came in/g)).toHaveLength(1);
  });

  test("record two further sums: both count", async () => {
    const { runtime, reference, ledger, run } = await paidTransfer();
    runtime.wait(day);
    const racing = interrupted(runtime, () => run("confirm", ...part, "--apply"));
    await ledger(["confirm", reference, "--further", "--amount", "7000", "--apply"], racing);
    expect((await ledger([])).output.match(/more came in/g)).toHaveLength(2);
  });

  test("correct it: one counts, and the other is told", async () => {
    const { runtime, reference, ledger, run, later } = await paidTransfer();
    await later("confirm", ...part);
    runtime.wait(day);
    const correct = ["--further", "--amount"];
    const racing = interrupted(runtime, () => run("correct", ...correct, "41000", "--apply"));
    const late = await ledger(["correct", reference, ...correct, "42000", "--apply"], racing);
    expect([late.exitCode, late.output]).toEqual([
      1,
      expect.stringContaining(`not a further ${rupiah(41_000)} on`),
    ]);
  });
});
