import { hour } from "../../../src/domain/durations";
import { done, failed } from "../../../src/server/cli/command-result";
import { runHealth } from "../../../src/server/cli/health";
import { runOutbox } from "../../../src/server/cli/outbox";
import { runPayments } from "../../../src/server/cli/payments";
import { removeInquiry } from "../../../src/server/inquiries/inquiries";
import { recordPaid } from "../../../src/server/ledger/recorded-credits";
import { runJob } from "../../../src/server/outbox/run-job";
import { recordEvent } from "../../../src/server/payments/store/record-event";
import { shortReference } from "../../../src/server/reference";
import { goodInquiry, jsonPost } from "../support/requests";
import { handleInquiry } from "../support/routes";
import {
  keepingMailer,
  mailSettings,
  refusingMailer,
  testRuntime,
  type TestRuntime,
} from "../support/runtime";
import { started, stripeSays } from "../support/started-payment";
import { startTransfer, storedPayment, transferRuntime } from "../support/transfers";

const outbox = (runtime: TestRuntime, ...args: readonly string[]) =>
  runOutbox(args, runtime, () => Promise.resolve(done("the job ran")));

const inquire = (runtime: TestRuntime, idempotencyKey: string) =>
  handleInquiry(jsonPost({ ...goodInquiry, idempotencyKey }), runtime);

const noon = "2026-01-15T12:00:00Z";

test("what waits is listed with its time; what happened before a time counts as mailed, and the rest is sent", async () => {
  const runtime = testRuntime({ settings: mailSettings });
  await inquire(runtime, "9b2d7c1e-0000-4000-8000-000000000011");
  runtime.wait(12 * hour);
  await inquire(runtime, "9b2d7c1e-0000-4000-8000-000000000012");
  const early = /^2026-01-15T08:00:00\.000Z {2}inquiries-2026-01-15-\w+$/m;
  expect((await outbox(runtime, "waiting")).output).toMatch(early);
  expect((await outbox(runtime, "waiting")).output).toMatch(/\n2 messages$/);
  const shown = await outbox(runtime, "sent", "--before", noon);
  expect(shown.output).toMatch(early);
  expect(shown.output).toContain("1 message\nNothing was done.");
  expect((await outbox(runtime, "waiting")).output).toMatch(/\n2 messages$/);
  await outbox(runtime, "sent", "--before", noon, "--apply");
  expect((await outbox(runtime, "waiting")).output).toMatch(/^2026-01-15T20:00.+\n1 message$/);
  const mailer = keepingMailer();
  await runJob({ ...runtime, mailer });
  expect(mailer.sent).toHaveLength(1);
});

test("a payment that was paid before that time counts as told, though it was found only later", async () => {
  const payment = await started("stripe");
  const { runtime } = payment;
  const created = Math.floor(runtime.now().getTime() / 1000);
  runtime.wait(12 * hour);
  const offline = { ...runtime, mailer: undefined };
  await stripeSays(
    { runtime: offline },
    "checkout.session.completed",
    { ...payment.session, payment_status: "paid" },
    { created },
  );
  const { output } = await outbox(runtime, "sent", "--before", noon, "--apply");
  expect(output).toContain(`notices-${payment.reference}-paid`);
  await runJob(runtime);
  expect(payment.mailer.sent).toEqual([]);
});

test("what the team records after a time is mailed, whatever day it was; of the payments that are named it counts as mailed", async () => {
  const runtime = transferRuntime({ settings: mailSettings });
  const [one, other] = [
    await startTransfer(runtime, { email: "payer@example.org" }),
    await startTransfer(runtime),
  ].map(({ intent }) => intent.reference);
  await runJob({ ...runtime, mailer: keepingMailer() });
  runtime.wait(12 * hour);
  for (const reference of [one ?? "", other ?? ""])
    await recordPaid(
      await storedPayment(runtime, reference),
      { amount: { currency: "IDR", minor: 812_600 }, date: "2026-01-15" },
      runtime,
    );
  const before = (await outbox(runtime, "sent", "--before", noon, "--apply")).output;
  expect(before).toContain("0 messages\nThese count as mailed.\n\nStill to be mailed.");
  const short = shortReference(one ?? "");
  expect(before).toMatch(
    new RegExp(
      `2026-01-15T20:00:00.000Z  notices-${one}-paid  ${short}  paid  Rp812,600  to team and payer\n`,
    ),
  );
  const named = await outbox(runtime, "sent", short, `notices-${other}-paid`);
  expect(named.output).toContain("2 messages\nNothing was done.");
  const { output } = await outbox(runtime, "sent", short, "--apply");
  expect(output).toMatch(/^[^\n]+\n1 message\nThese count as mailed\.\n\nStill to be mailed\./);
  expect((await outbox(runtime, "waiting")).output).toMatch(
    new RegExp(`^[^\n]+notices-${other}-paid [^\n]+  to team\n1 message$`),
  );
  expect(await outbox(runtime, "sent", short, `notices-${other}-paid`, "--apply")).toEqual(
    failed(`Nothing waits that is called ${short}.`),
  );
  expect((await outbox(runtime, "sent", other ?? "", "--before", noon, "--apply")).exitCode).toBe(1);
  const mailer = keepingMailer();
  await runJob({ ...runtime, mailer });
  expect(mailer.sent).toHaveLength(1);
});

test.each([
  [[]],
  [["--before", "2026-01-15"]],
  [["--before", "T+07:00"]],
  [["--before", "2026-01-15T08:00:00"]],
])("a time that says no moment is refused: %j", async (words) => {
  const runtime = testRuntime();
  await inquire(runtime, "9b2d7c1e-0000-4000-8000-000000000013");
  const { output, exitCode } = await outbox(runtime, "sent", ...words, "--apply");
  expect([exitCode, output]).toEqual([1, expect.stringMatching(/^--before must be/) as string]);
  expect((await outbox(runtime, "waiting")).output).toMatch(/\n1 message$/);
});

test("without a command the job runs; another word is refused", async () => {
  const runtime = testRuntime();
  expect(await outbox(runtime)).toEqual(done("the job ran"));
  expect((await outbox(runtime, "now")).exitCode).toBe(1);
});

test("does not count to the payer what is never mailed to them, because it is not so any more", async () => {
  const runtime = transferRuntime({ settings: mailSettings });
  const choice = { intention: "b7d1c0aa-5d1e-4f0e-9f63-2f4b1c9d7e01", email: "payer@example.org" };
  const one = await startTransfer(runtime, choice);
  const { intent } = await startTransfer(runtime, { ...choice, customAmount: "900000" });
  await recordPaid(one, { amount: one.intent.charge, date: "2026-01-15" }, runtime);
  runtime.wait(8 * 24 * hour);
  await runJob({ ...runtime, mailer: undefined });
  const { output } = await outbox(runtime, "waiting");
  expect(output).toMatch(new RegExp(`${shortReference(intent.reference)} +expired .+ to nobody`));
  expect(output).toMatch(new RegExp(`${shortReference(one.intent.reference)} +paid .+ to team and payer`));
});

describe("what the mail server refuses for good", () => {
  const [wrong, right] = ["payer@example.con", "payer@example.org"];

  /** A transfer that was awaited, then paid; its payer was told nothing, since the mail server refuses their address. */
  async function refusedTransfer() {
    const mailer = refusingMailer((address) => address === wrong);
    const runtime = transferRuntime({ settings: mailSettings, parts: { mailer } });
    const payment = await startTransfer(runtime, { email: wrong });
    const { reference, charge } = payment.intent;
    const awaited = { reference, amount: charge, occurredAt: runtime.now() };
    await recordEvent({ ...awaited, key: "pending", kind: "pending" }, runtime);
    await runJob(runtime);
    await recordPaid(payment, { amount: charge, date: "2026-01-15" }, runtime);
    await runJob(runtime);
    const short = shortReference(reference);
    const address = (email: string, ...more: string[]) =>
      runPayments(["address", short, email, ...more], runtime);
    const isListed = async () => (await outbox(runtime, "waiting")).output.includes(`notices-${reference}-`);
    const toPayer = () => mailer.sent.filter(({ to }) => to.includes(right));
    return { runtime, payment, mailer, short, address, isListed, toPayer };
  }

  test("is named, and counted, and not tried again", async () => {
    const { runtime, payment, short } = await refusedTransfer();
    const { output } = await outbox(runtime, "waiting");
    expect(output).toMatch(
      new RegExp(
        `^0 messages\n\nRefused: .+\n.+  notices-${payment.intent.reference}-paid  ${short}  paid  Rp81\\d,\\d+  to payer\n1 message\n`,
      ),
    );
    expect(output).toContain("npm run payments -- address <reference> <e-mail> --apply");
    expect(output).not.toContain("sender of an inquiry");
    expect((await runHealth(runtime, "1")).output).toMatch(
      /^mail: on, 0 waiting, .+; 1 refused: npm run outbox -- waiting$/m,
    );
    runtime.wait(7 * hour);
    await runJob(runtime);
    expect(runtime.logged.filter((line) => line.includes("mail_not_taken"))).toHaveLength(2);
  });

  test("is sent to the address that was put right, once, and what the team got is not sent again", async () => {
    const { runtime, payment, mailer, address, isListed, toPayer } = await refusedTransfer();
    expect(mailer.sent.map(({ to }) => to)).toEqual([["team@tajuk.example"]]);
    const dry = await address(right);
    expect(dry.output).toMatch(/-paid .+ to payer\n1 message\nNothing was done/);
    expect(toPayer()).toEqual([]);
    await address(right, "--apply");
    await runJob(runtime);
    await runJob(runtime);
    expect(toPayer()).toHaveLength(1);
    expect(mailer.sent).toHaveLength(2);
    expect(await isListed()).toBe(false);
    expect((await storedPayment(runtime, payment.intent.reference)).isThanked).toBe(true);
    expect((await address(right, "--apply")).exitCode).toBe(1);
  });

  test("is tried once more at the same address, which the mail server may take by now", async () => {
    const { runtime, address, isListed, mailer } = await refusedTransfer();
    expect((await address(wrong, "--apply")).output).toContain(`still ${wrong}`);
    const taking = keepingMailer();
    await runJob({ ...runtime, mailer: taking });
    expect(taking.sent.map(({ to }) => to)).toEqual([[wrong]]);
    expect(mailer.sent).toHaveLength(1);
    expect(await isListed()).toBe(false);
  });

  test("is named no more once it counts as mailed, or the address is erased", async () => {
    for (const settle of ["sent", "erase"]) {
      const { runtime, short, isListed, address, toPayer } = await refusedTransfer();
      expect(await isListed()).toBe(true);
      const settled =
        settle === "sent"
          ? await outbox(runtime, "sent", short, "--apply")
          : await runPayments(["erase", short, "--apply"], runtime);
      expect(settled.exitCode).toBe(0);
      expect(await isListed()).toBe(false);
      await address(right, "--apply");
      await runJob(runtime);
      expect(toPayer()).toHaveLength(settle === "sent" ? 0 : 1);
    }
  });

  test("is not meant by a time before which all counts as mailed", async () => {
    const { runtime, isListed } = await refusedTransfer();
    const { output } = await outbox(runtime, "sent", "--before", "2026-02-15T12:00:00Z", "--apply");
    expect(output).toContain("0 messages\nThese count");
    expect(await isListed()).toBe(true);
  });

  test("of an inquiry is named until it is deleted", async () => {
    const mailer = refusingMailer((address) => address === goodInquiry.email);
    const settings = { ...mailSettings, MAIL_ACKNOWLEDGEMENT: "true" };
    const runtime = testRuntime({ settings, parts: { mailer } });
    await inquire(runtime, "9b2d7c1e-0000-4000-8000-000000000014");
    await runJob(runtime);
    const { output } = await outbox(runtime, "waiting");
    expect(output).toMatch(/^0 messages\n\nRefused: .+\n.+ {2}inquiries-2026-01-15-\w+\n1 message\n/);
    expect(output).toContain("sender of an inquiry");
    expect(output).not.toContain("npm run payments");
    const [name = ""] = /inquiries-\S+/.exec(output) ?? [];
    await removeInquiry(runtime.store, name.slice("inquiries-".length));
    expect((await outbox(runtime, "waiting")).output).toBe("0 messages");
  });
});

test.each(["payer", "intent"])("says so where the %s of a payment cannot be read", async (record) => {
  const runtime = transferRuntime({ settings: mailSettings });
  const payment = await startTransfer(runtime, { email: "payer@example.org" });
  await recordPaid(payment, { amount: payment.intent.charge, date: "2026-01-15" }, runtime);
  runtime.items.set(`payments:${payment.intent.reference}:${record}`, "{half");
  const { output } = await outbox(runtime, "waiting");
  expect(output).toContain(shortReference(payment.intent.reference));
  expect(output).toContain("a record of the payment cannot be read: npm run quarantine -- list");
  expect(output).not.toContain("to nobody");
});
