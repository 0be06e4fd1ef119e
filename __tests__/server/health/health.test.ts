import path from "node:path";
import { alertKinds } from "../../../src/domain/contract/operation-answers";
import { day, hour, minute } from "../../../src/domain/durations";
import { runHealth } from "../../../src/server/cli/health";
import { alertText } from "../../../src/server/mail/alert-mail";
import { MailError } from "../../../src/server/mail/mailer";
import { runJobAlone } from "../../../src/server/outbox/run-alone";
import { sampleProvider } from "../../../src/server/payments/providers/sample-provider";
import { createStore } from "../../../src/server/storage/store";
import { createTexts } from "../../../src/server/texts";
import { languageCodes } from "../../setup/languages";
import { plain } from "../../setup/plain";
import { memoryDriver } from "../support/memory-driver";
import { get, goodInquiry, jsonOf, jsonPost, post } from "../support/requests";
import { handleHealth, handleInquiry } from "../support/routes";
import { keepingMailer, mailSettings, testRuntime, type TestRuntime } from "../support/runtime";
import { siteData } from "../support/site-data";

const { t } = createTexts(siteData, "en");
const nowhere = path.join(__dirname, "no-such-folder");

/** Waits until the answer is not used again, and asks. */
async function health(runtime: TestRuntime) {
  runtime.wait(minute / 6);
  const answer = await handleHealth(get({}), runtime);
  return { ...answer, json: jsonOf(answer) };
}

async function withJob(options: Parameters<typeof testRuntime>[0] = {}) {
  const runtime = testRuntime(options);
  await runJobAlone(runtime);
  return runtime;
}

describe("the answer for machines", () => {
  test("is 200 and a word while all is well, and is not cached", async () => {
    const { status, body, headers } = await health(await withJob());
    expect([status, body]).toEqual([200, '{"status":"ok"}']);
    expect(headers["cache-control"]).toBe("no-store");
  });

  test("is 503 before the job has run, and when it has not run for half an hour", async () => {
    const runtime = testRuntime();
    expect(await health(runtime)).toMatchObject({ status: 503, json: { status: "wrong", wrong: ["job"] } });
    await runJobAlone(runtime);
    runtime.wait(29 * minute);
    expect((await health(runtime)).status).toBe(200);
    runtime.wait(minute);
    expect(await health(runtime)).toMatchObject({ status: 503, json: { wrong: ["job"] } });
  });

  test.each([
    ["by half an hour is borne", 30, 200],
    ["by more is 503: the job may have stopped since", 31, 503],
  ])("with a last run of the job in the future %s", async (_, minutes, status) => {
    const runtime = await withJob();
    runtime.wait(-minutes * minute - minute / 6);
    expect((await health(runtime)).status).toBe(status);
  });

  test("is 503 when the store takes nothing, and says no more than that", async () => {
    const full = () => Promise.reject(Object.assign(new Error("no space in /srv"), { code: "ENOSPC" }));
    const parts = { store: createStore({ ...memoryDriver(), setItem: full }) };
    const runtime = testRuntime({ parts });
    const { status, body, headers } = await health(runtime);
    expect([status, body]).toEqual([503, '{"status":"wrong","wrong":["storage"]}']);
    expect(headers["retry-after"]).toBe("60");
    expect(runtime.logged).toContain('{"level":"error","event":"storage_failed","code":"ENOSPC"}');
  });

  test("looks at the store every ten seconds at most, however often it is asked for", async () => {
    const runtime = await withJob();
    const write = jest.spyOn(runtime.store, "write");
    await Promise.all(Array.from({ length: 50 }, () => handleHealth(get({}), runtime)));
    runtime.wait(9_999);
    await handleHealth(get({}), runtime);
    expect(write).toHaveBeenCalledTimes(1);
    runtime.wait(1);
    await handleHealth(get({}), runtime);
    expect(write).toHaveBeenCalledTimes(2);
  });

  test("is given to GET and HEAD only", async () => {
    const runtime = await withJob();
    expect((await handleHealth({ ...get({}), method: "HEAD" }, runtime)).status).toBe(200);
    expect((await handleHealth(post("text/plain", ""), runtime)).status).toBe(405);
  });
});

describe("mail that the mail server does not take", () => {
  async function withoutMailServer() {
    const mailer = keepingMailer();
    const send = jest.spyOn(mailer, "send").mockRejectedValue(new MailError("ECONNECTION", false, true));
    const runtime = testRuntime({ settings: mailSettings, parts: { mailer } });
    await handleInquiry(jsonPost(goodInquiry), runtime);
    await runtime.idle();
    return { runtime, mailer, send };
  }

  const run = async (runtime: TestRuntime) => {
    await runJobAlone(runtime);
    await runtime.idle();
  };

  test("is a problem after six hours; the team is told when it is taken again", async () => {
    const { runtime, mailer, send } = await withoutMailServer();
    runtime.wait(6 * hour - minute);
    await run(runtime);
    expect((await health(runtime)).status).toBe(200);
    for (let time = 0; time < 3; time += 1) {
      runtime.wait(5 * minute);
      await run(runtime);
    }
    expect(await health(runtime)).toMatchObject({ status: 503, json: { wrong: ["mail"] } });
    send.mockRestore();
    runtime.wait(7 * hour);
    await run(runtime);
    expect((await health(runtime)).status).toBe(200);
    expect(mailer.sent.filter(({ replyTo }) => !replyTo).map(({ subject }) => subject)).toEqual(
      (["raised", "cleared"] as const).map((event) =>
        t(`server:mail.alert.${event}Subject`, { subject: t("server:mail.alert.mail.subject") }),
      ),
    );
  });

  test("is no problem where no mail server is configured", async () => {
    const runtime = testRuntime();
    await handleInquiry(jsonPost(goodInquiry), runtime);
    runtime.wait(day);
    await runJobAlone(runtime);
    expect((await health(runtime)).status).toBe(200);
  });
});

test.each([
  [199_999_999, 503],
  [200_000_000, 200],
])("a disk with %i free bytes: %i", async (free, status) => {
  const driver = { ...memoryDriver(), freeSpace: () => Promise.resolve(free) };
  const runtime = await withJob({ parts: { store: createStore(driver) } });
  expect((await health(runtime)).status).toBe(status);
});

test.each([
  ["where something is charged, and nothing is there", { GOODS_DIR: nowhere }, true, ["goods"]],
  ["where the files are", {}, true, undefined],
  ["where nothing is charged", { GOODS_DIR: nowhere }, false, undefined],
  ["where nothing is sold", { GOODS_DIR: nowhere, GOODS_SECRET: "" }, true, undefined],
])("files that are sold are looked for: %s", async (_where, settings, charges, wrong) => {
  const providers = [{ ...sampleProvider, charges }];
  const mailer = keepingMailer();
  const runtime = await withJob({ settings: { ...mailSettings, ...settings }, parts: { providers, mailer } });
  expect((await health(runtime)).json.wrong).toEqual(wrong);
  await runtime.idle();
  const told = mailer.sent.map(({ text }) => text.includes(t("server:mail.alert.goods.text")));
  expect(told).toEqual(wrong ? [true] : []);
});

test("a clock more than two days behind is a problem until it is right", async () => {
  const runtime = await withJob();
  runtime.wait(-3 * day);
  await runJobAlone(runtime);
  expect((await health(runtime)).json).toMatchObject({ wrong: expect.arrayContaining(["clock"]) as unknown });
  runtime.wait(3 * day);
  await runJobAlone(runtime);
  expect((await health(runtime)).status).toBe(200);
});

test("a problem found while no mail server is configured is told once there is one", async () => {
  const runtime = testRuntime({ settings: mailSettings });
  runtime.items.set("quarantine:20260115080000000:notices:a", "x");
  await runJobAlone(runtime);
  const mailer = keepingMailer();
  for (let time = 0; time < 2; time += 1) await runJobAlone({ ...runtime, mailer });
  await runtime.idle();
  expect(mailer.sent.map(({ text }) => text.includes(t("server:mail.alert.quarantine.text")))).toEqual([
    true,
  ]);
});

test("the team is told once of a step of the job that failed twice in a row, and when it is done again", async () => {
  const driver = memoryDriver();
  const closed = new Set(["vitals"]);
  const getKeys: typeof driver.getKeys = (prefix, options) =>
    closed.has(prefix.split(":")[0] ?? "")
      ? Promise.reject(new Error("closed"))
      : driver.getKeys(prefix, options);
  const mailer = keepingMailer();
  const parts = { mailer, store: createStore({ ...driver, getKeys }) };
  const runtime = testRuntime({ settings: mailSettings, parts });
  const toldAfterRun = async () => {
    await runJobAlone(runtime);
    await runtime.idle();
    runtime.wait(5 * minute);
    return mailer.sent.splice(0).map(({ subject }) => subject);
  };
  const subject = (event: "raised" | "cleared") =>
    t(`server:mail.alert.${event}Subject`, { subject: t("server:mail.alert.job.subject") });
  expect(await toldAfterRun()).toEqual([]);
  expect(await toldAfterRun()).toEqual([subject("raised")]);
  // nor does it matter which step it is: here, the one that looks for everything else
  closed.add("quarantine");
  expect(await toldAfterRun()).toEqual([]);
  expect(await health(runtime)).toMatchObject({ status: 503, json: { wrong: ["job"] } });
  closed.clear();
  expect(await toldAfterRun()).toEqual([subject("cleared")]);
  expect((await health(runtime)).status).toBe(200);
});

test.each(languageCodes)("every alert has its words in %s", (language) => {
  const texts = createTexts(siteData, language);
  for (const kind of alertKinds)
    for (const words of [texts.t(`server:mail.alert.${kind}.subject`), alertText(kind, texts)])
      expect(words).not.toMatch(/server:|\{\{/);
});

test.each([
  ["clock", "2 days", "2 hari"],
  ["share", "20%", "20%"],
  ["share", "7 days", "7 hari"],
  ["mail", "6 hours", "6 jam"],
  ["disk", "200 MB", "200 MB"],
  ["cards", "10 minutes", "10 menit"],
  ["cards", "30 minutes", "30 menit"],
] as const)("the alert %s names a limit: %s, %s", (kind, english, indonesian) => {
  expect(plain(alertText(kind, createTexts(siteData, "en")))).toContain(english);
  expect(plain(alertText(kind, createTexts(siteData, "id")))).toContain(indonesian);
});

describe("the report for people", () => {
  test("says that all is well, with the figures", async () => {
    const runtime = await withJob();
    await handleInquiry(jsonPost(goodInquiry), runtime);
    const { output, exitCode } = await runHealth(runtime, "1.2.3");
    expect(exitCode).toBe(0);
    expect(output.split("\n")).toEqual([
      "Everything is well.",
      "version: 1.2.3",
      "storage: file, writable",
      "disk: not known for this store",
      "clock: 2026-01-15T08:00:00.000Z; the job last saw 2026-01-15T08:00:00.000Z",
      "regular job: last run 2026-01-15T08:00:00.000Z",
      "mail: off, 1 waiting, the oldest since 2026-01-15T08:00:00.000Z",
      "payments: 0 open, the oldest since never, last asked about 2026-01-15T08:00:00.000Z",
      "paid, but not in our records: 0",
      "quarantine: 0 set aside, 0 unreadable in their places",
    ]);
  });

  test("names what is wrong and what is in the quarantine, and fails", async () => {
    const runtime = testRuntime();
    runtime.items.set("quarantine:20260115080000000:notices:a", "x");
    await runJobAlone(runtime);
    const { output, exitCode } = await runHealth(runtime, "1.2.3");
    expect(exitCode).toBe(1);
    expect(output).toMatch(/^Wrong: quarantine\./);
    expect(output).toMatch(/1 set aside[^]*\n {2}notices:a$/);
  });

  test("says that payments are stopped, and that nobody asks about the open ones", async () => {
    const runtime = await withJob({ settings: { PAYMENT_PROVIDERS: "none" } });
    const { output, exitCode } = await runHealth(runtime, "1.2.3");
    expect(exitCode).toBe(0);
    expect(output).toContain("\npayments: off, 0 open, the oldest since never, not asked about\n");
  });

  test("names the steps that failed, and the figures that cannot be found, and shows the others", async () => {
    const driver = memoryDriver();
    const closed = Object.assign(new Error("closed"), { code: "EACCES" });
    const broken = { isClosed: true };
    const getKeys: typeof driver.getKeys = (prefix, options) =>
      broken.isClosed && /^(open-payments|notices)/.test(prefix)
        ? Promise.reject(closed)
        : driver.getKeys(prefix, options);
    const runtime = testRuntime({ parts: { store: createStore({ ...driver, getKeys }) } });
    await runJobAlone(runtime);
    const { output, exitCode } = await runHealth(runtime, "1.2.3");
    expect(exitCode).toBe(1);
    expect(output.split("\n")).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Wrong: storage, job\./),
        "regular job: last run 2026-01-15T08:00:00.000Z; these steps failed: payments, waiting",
        "mail: cannot be read (EACCES)",
        "payments: cannot be read (EACCES)",
        "quarantine: 0 set aside, 0 unreadable in their places",
      ]),
    );
    expect(await health(runtime)).toMatchObject({ status: 503, json: { wrong: ["job"] } });
    broken.isClosed = false;
    await runJobAlone(runtime);
    expect((await health(runtime)).status).toBe(200);
    expect((await runHealth(runtime, "1.2.3")).output).toContain("last run 2026-01-15T08:00:10.000Z\n");
  });

  test("names files that are sold and missing before the regular job has looked", async () => {
    const settings = { PAYMENT_PROVIDERS: "transfer", GOODS_DIR: nowhere };
    const runtime = await withJob({ settings, parts: { siteData: { ...siteData, products: [] } } });
    expect((await runHealth(runtime, "1.2.3")).output).toMatch(/^Everything is well\./);
    const { output, exitCode } = await runHealth(runtime, "1.2.3", siteData.products);
    expect([output, exitCode]).toEqual([expect.stringMatching(/^Wrong: goods\./), 1]);
  });

  test("says that the store cannot be written, and shows no figures", async () => {
    const full = () => Promise.reject(new Error("full"));
    const runtime = testRuntime({ parts: { store: createStore({ ...memoryDriver(), setItem: full }) } });
    const { output, exitCode } = await runHealth(runtime, "1.2.3");
    expect(exitCode).toBe(1);
    expect(output).toMatch(/^Wrong: storage\.[^]*cannot be written or read$/);
  });
});
