import { hour } from "../../../src/domain/durations";
import { done, failed } from "../../../src/server/cli/command-result";
import { runOutbox } from "../../../src/server/cli/outbox";
import { recordPaid } from "../../../src/server/ledger/recorded-credits";
import { runJob } from "../../../src/server/outbox/run-job";
import { shortReference } from "../../../src/server/reference";
import { goodInquiry, jsonPost } from "../support/requests";
import { handleInquiry } from "../support/routes";
import { keepingMailer, mailSettings, testRuntime, type TestRuntime } from "../support/runtime";
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
