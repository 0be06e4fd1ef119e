import { day, minute } from "../../../src/domain/durations";
import { runInbox } from "../../../src/server/cli/inbox";
import { monthsBefore } from "../../../src/server/clock";
import { inquiryNames, readInquiries } from "../../../src/server/inquiries/inquiries";
import { trashNames } from "../../../src/server/inquiries/trash";
import { alertText } from "../../../src/server/mail/alert-mail";
import { runJob } from "../../../src/server/outbox/run-job";
import { quarantined } from "../../../src/server/storage/quarantine";
import { createTexts } from "../../../src/server/texts";
import { goodInquiry, jsonPost } from "../support/requests";
import { handleInquiry } from "../support/routes";
import { keepingMailer, mailSettings, testRuntime, type TestRuntime } from "../support/runtime";
import { siteData } from "../support/site-data";

const texts = createTexts(siteData, "en");
const { t } = texts;

function setUp(settings: Readonly<Record<string, string>> = {}) {
  const mailer = keepingMailer();
  const runtime = testRuntime({ settings: { ...mailSettings, ...settings }, parts: { mailer } });
  return { runtime, mailer };
}

/** Stores inquiries without sending their e-mails. */
async function write(runtime: TestRuntime, messages: readonly string[]): Promise<void> {
  for (const message of messages)
    await handleInquiry(jsonPost({ ...goodInquiry, message }), { ...runtime, later: () => undefined });
}

const numbered = (count: number, word = "Message") =>
  Array.from({ length: count }, (_, index) => `${word} ${index}`);

/** Lets days pass, with a run of the job at the end of each. */
async function live(runtime: TestRuntime, days: number) {
  let report = await runJob(runtime);
  for (let passed = 0; passed < days; passed += 1) {
    runtime.wait(day);
    report = await runJob(runtime);
  }
  return report;
}

const messagesOf = async ({ store }: TestRuntime) =>
  (await readInquiries(store)).inquiries.map(({ message }) => message);

const sizes = async ({ store }: TestRuntime) => ({
  inbox: (await inquiryNames(store)).length,
  trash: (await trashNames(store)).length,
});

describe("in the course of a year", () => {
  test("an inquiry goes to the trash a week before its time ends, and is gone on its last day", async () => {
    const { runtime } = setUp();
    await write(runtime, ["old"]);
    await live(runtime, 357);
    expect(await sizes(runtime)).toEqual({ inbox: 1, trash: 0 });
    await live(runtime, 1);
    expect(await sizes(runtime)).toEqual({ inbox: 0, trash: 1 });
    await live(runtime, 6);
    expect(await sizes(runtime)).toEqual({ inbox: 0, trash: 1 });
    await live(runtime, 1);
    expect(await sizes(runtime)).toEqual({ inbox: 0, trash: 0 });
    const left = [...runtime.items.keys()].filter((key) => !/^(leases|retention|clock):/.test(key));
    expect(left).toEqual([]);
  });

  test("a quiet site with two old inquiries loses both, without a word to the team", async () => {
    const { runtime, mailer } = setUp({ RETENTION_MONTHS: "6" });
    await write(runtime, ["first", "second"]);
    await live(runtime, 190);
    expect(await sizes(runtime)).toEqual({ inbox: 0, trash: 0 });
    expect(mailer.sent).toHaveLength(2);
  });

  test("inquiries of earlier releases, without a day in their names, go too", async () => {
    const { runtime } = setUp();
    await write(runtime, ["old"]);
    const [name = ""] = await inquiryNames(runtime.store);
    const record = runtime.items.get(`inquiries:${name}`) ?? "";
    runtime.items.delete(`inquiries:${name}`);
    runtime.items.set(`inquiries:${name.slice("2026-01-15-".length)}`, record);
    await live(runtime, 358);
    expect(await sizes(runtime)).toEqual({ inbox: 0, trash: 1 });
    await runInbox(["restore", "--all"], runtime);
    expect(await inquiryNames(runtime.store)).toEqual([name.slice("2026-01-15-".length)]);
  });

  test("nothing is read to find what is old", async () => {
    const { runtime } = setUp();
    await write(runtime, numbered(3));
    await runJob(runtime);
    runtime.wait(day);
    const reads = jest.spyOn(runtime.store, "read");
    await expect(runJob(runtime)).resolves.toMatchObject({ retention: { status: "done" } });
    expect(reads.mock.calls.filter(([key]) => key.startsWith("inquiries:"))).toEqual([]);
  });

  test("a damaged inquiry is set aside, and the others go", async () => {
    const { runtime } = setUp();
    await write(runtime, ["damaged", "whole"]);
    await runJob(runtime);
    const damaged = (await readInquiries(runtime.store)).inquiries.find(
      ({ message }) => message === "damaged",
    )?.storedAs;
    runtime.items.set(`inquiries:${damaged}`, "");
    await live(runtime, 370);
    expect(await sizes(runtime)).toEqual({ inbox: 0, trash: 0 });
    expect((await quarantined(runtime.store)).map(({ key }) => key)).toEqual([`inquiries:${damaged}`]);
  });
});

describe("a clock that is fourteen months ahead", () => {
  const fourteenMonths = 425 * day;

  async function withWrongClock() {
    const { runtime, mailer } = setUp();
    await write(runtime, numbered(50));
    await runJob(runtime);
    runtime.wait(fourteenMonths);
    mailer.sent.length = 0;
    return { runtime, mailer };
  }

  test("removes nothing, is logged, and is told to the team once", async () => {
    const { runtime, mailer } = await withWrongClock();
    for (let run = 0; run < 3; run += 1) {
      const { retention } = await runJob(runtime);
      expect(retention).toMatchObject({ status: "refused", refusal: "clock", trashed: 0, erased: 0 });
      await runtime.idle();
      runtime.wait(5 * minute);
    }
    expect(await sizes(runtime)).toEqual({ inbox: 50, trash: 0 });
    expect(runtime.logged).toContain(
      JSON.stringify({ level: "error", event: "retention_refused", code: "clock", count: 50 }),
    );
    expect(mailer.sent.map(({ to, text }) => [to, text.includes(alertText("clock", texts))])).toEqual([
      [["team@tajuk.example"], true],
    ]);
  });

  test("may take in new inquiries: they do not make it right", async () => {
    const { runtime } = await withWrongClock();
    await write(runtime, ["new"]);
    await runJob(runtime);
    expect(await sizes(runtime)).toEqual({ inbox: 51, trash: 0 });
  });

  test("is set right: the job goes on by itself, and the team is told", async () => {
    const { runtime, mailer } = await withWrongClock();
    await runJob(runtime);
    await runtime.idle();
    runtime.wait(5 * minute - fourteenMonths);
    await expect(runJob(runtime)).resolves.toMatchObject({ retention: { status: "not_due" } });
    await runtime.idle();
    expect(mailer.sent.map(({ subject }) => subject)).toEqual(
      (["raised", "cleared"] as const).map((event) =>
        t(`server:mail.alert.${event}Subject`, { subject: t("server:mail.alert.clock.subject") }),
      ),
    );
  });

  test("does not empty the trash", async () => {
    const { runtime } = setUp();
    await write(runtime, ["old"]);
    await live(runtime, 358);
    runtime.wait(fourteenMonths);
    await expect(runJob(runtime)).resolves.toMatchObject({ retention: { refusal: "clock", erased: 0 } });
    expect(await sizes(runtime)).toEqual({ inbox: 0, trash: 1 });
  });

  test("is noticed before the job has ever run, by the newest inquiry", async () => {
    const { runtime } = setUp();
    await write(runtime, ["old"]);
    runtime.wait(fourteenMonths);
    await expect(runJob(runtime)).resolves.toMatchObject({ retention: { refusal: "clock" } });
  });

  test("is believed where there is nothing to remove", async () => {
    const { runtime } = setUp();
    await runJob(runtime);
    runtime.wait(fourteenMonths);
    await expect(runJob(runtime)).resolves.toMatchObject({ retention: { status: "done" } });
  });

  test("is believed once it is confirmed, and what it removed can be restored", async () => {
    const { runtime } = await withWrongClock();
    await runJob(runtime);
    const asked = await runInbox(["retention"], runtime);
    expect(asked.output).toMatch(/to move to the trash: 50\n[^]*refused: .*2 days/);
    expect(await sizes(runtime)).toEqual({ inbox: 50, trash: 0 });
    const confirmed = await runInbox(["retention", "--yes"], runtime);
    expect(confirmed).toMatchObject({ exitCode: 0 });
    expect(confirmed.output).toContain("Moved to the trash: 50.");
    await expect(runJob(runtime)).resolves.toMatchObject({ retention: { status: "not_due" } });
    await runInbox(["restore", "--all"], runtime);
    expect((await messagesOf(runtime)).sort()).toEqual(numbered(50).sort());
  });
});

test.each([
  [2, "two days less a minute", 2 * day - minute, "done"],
  [2, "two days and a minute", 2 * day + minute, "refused"],
])("with %i old inquiries, a clock ahead by %s: %s", async (count, _step, milliseconds, status) => {
  const { runtime } = setUp();
  await write(runtime, numbered(count));
  await live(runtime, 357);
  runtime.wait(milliseconds);
  await expect(runJob(runtime)).resolves.toMatchObject({ retention: { status } });
});

test("a clock that is behind removes nothing too early, and the time seen stays", async () => {
  const { runtime } = setUp();
  await write(runtime, ["old"]);
  await runJob(runtime);
  const seen = runtime.items.get("clock:seen");
  runtime.wait(-20_000 * day);
  await runJob(runtime);
  expect(runtime.items.get("clock:seen")).toBe(seen);
  runtime.wait(20_001 * day);
  await expect(runJob(runtime)).resolves.toMatchObject({ retention: { status: "done", trashed: 0 } });
});

describe("many inquiries due at once", () => {
  /** `old` inquiries and, half a year later, `recent` ones; the old ones are due at the next run. */
  async function withDue(old: number, recent: number) {
    const { runtime, mailer } = setUp();
    await write(runtime, numbered(old, "Old"));
    await live(runtime, 180);
    await write(runtime, numbered(recent, "Recent"));
    await live(runtime, 177);
    runtime.wait(day);
    mailer.sent.length = 0;
    return { runtime, mailer };
  }

  test.each([
    [10, 0, "done"],
    [11, 0, "refused"],
    [11, 44, "done"],
    [11, 43, "refused"],
  ])("%i of them beside %i others: %s", async (old, recent, status) => {
    const { runtime } = await withDue(old, recent);
    const { retention } = await runJob(runtime);
    expect(retention).toMatchObject({ status, trashed: status === "done" ? old : 0 });
  });

  test("wait for the team, which is told once, and go when that is confirmed", async () => {
    const { runtime, mailer } = await withDue(11, 0);
    for (let run = 0; run < 3; run += 1) {
      await expect(runJob(runtime)).resolves.toMatchObject({ retention: { refusal: "share" } });
      await runtime.idle();
    }
    expect(mailer.sent.map(({ text }) => text.includes(alertText("share", texts)))).toEqual([true]);
    await runInbox(["retention", "--yes"], runtime);
    expect(await sizes(runtime)).toEqual({ inbox: 0, trash: 11 });
  });
});

describe("an inquiry whose e-mail was never delivered", () => {
  test("stays after its time, is mailed at last, and goes then", async () => {
    const { runtime, mailer } = setUp();
    await write(runtime, ["unsent"]);
    const down = { ...runtime, mailer: { send: () => Promise.reject(new Error("down")) } };
    await expect(live(down, 370)).resolves.toMatchObject({ retention: { undelivered: 1 } });
    expect(await sizes(runtime)).toEqual({ inbox: 1, trash: 0 });
    await live(runtime, 1);
    expect(mailer.sent.map(({ text }) => text)).toContainEqual(expect.stringContaining("unsent"));
    expect(await sizes(runtime)).toEqual({ inbox: 0, trash: 1 });
  });

  test("goes in its time where no mail server is configured", async () => {
    const runtime = testRuntime();
    await write(runtime, ["read in the inbox"]);
    await live(runtime, 358);
    expect(await sizes(runtime)).toEqual({ inbox: 0, trash: 1 });
  });
});

describe("the trash", () => {
  async function withTrash() {
    const { runtime, mailer } = setUp();
    await write(runtime, ["first", "second"]);
    await live(runtime, 358);
    return { runtime, mailer };
  }

  test("is not listed with the inbox, but on its own", async () => {
    const { runtime } = await withTrash();
    expect((await runInbox(["list"], runtime)).output).toMatch(/^0 inquiries in the folder \S+$/);
    expect((await runInbox(["trash"], runtime)).output).toMatch(/\n2 inquiries in the trash/);
  });

  test("gives one back by its short reference, and does not mail it again", async () => {
    const { runtime, mailer } = await withTrash();
    const reference = (await runInbox(["trash"], runtime)).output.slice(0, 9);
    await expect(runInbox(["restore", reference], runtime)).resolves.toMatchObject({ exitCode: 0 });
    expect(await sizes(runtime)).toEqual({ inbox: 1, trash: 1 });
    await runJob(runtime);
    expect(mailer.sent).toHaveLength(2);
    await expect(runInbox(["restore", reference], runtime)).resolves.toMatchObject({ exitCode: 1 });
  });

  test("gives up the inquiries of a person who asks to be forgotten", async () => {
    const { runtime } = await withTrash();
    const asked = await runInbox(["delete", "--email", goodInquiry.email], runtime);
    expect(asked.output).toContain("(in the trash)");
    await runInbox(["delete", "--email", goodInquiry.email, "--yes"], runtime);
    expect([...runtime.items.values()].filter((item) => item.includes(goodInquiry.email))).toEqual([]);
  });

  test("is completed after an interruption", async () => {
    const { runtime } = setUp();
    await write(runtime, ["old"]);
    await live(runtime, 357);
    runtime.wait(day);
    const remove = runtime.store.remove.bind(runtime.store);
    const failing = jest.spyOn(runtime.store, "remove").mockImplementation((key) => {
      return key.startsWith("inquiries:") ? Promise.reject(new Error("power cut")) : remove(key);
    });
    await runJob(runtime);
    failing.mockRestore();
    expect(await sizes(runtime)).toEqual({ inbox: 1, trash: 1 });
    await live(runtime, 1);
    expect(await sizes(runtime)).toMatchObject({ inbox: 0 });
    await live(runtime, 7);
    expect(await sizes(runtime)).toEqual({ inbox: 0, trash: 0 });
  });
});

test.each(["garbage", '{"at":"2036-01-01T00:00:00.000Z"}'])(
  "a note of the last run that says %s does not put the next one off",
  async (note) => {
    const { runtime } = setUp();
    await write(runtime, ["old"]);
    await live(runtime, 357);
    runtime.wait(day);
    runtime.items.set("retention:last", note);
    await expect(runJob(runtime)).resolves.toMatchObject({ retention: { trashed: 1 } });
  },
);

test.each([
  ["2026-03-31T10:00:00.000Z", 1, "2026-02-28T10:00:00.000Z"],
  ["2026-01-15T00:00:00.000Z", 12, "2025-01-15T00:00:00.000Z"],
  ["2024-02-29T00:00:00.000Z", 12, "2023-02-28T00:00:00.000Z"],
  ["2026-05-31T00:00:00.000Z", 3, "2026-02-28T00:00:00.000Z"],
])("%s less %i months is %s", (date, months, expected) => {
  expect(monthsBefore(new Date(date), months).toISOString()).toBe(expected);
});
