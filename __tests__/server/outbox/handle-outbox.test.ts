import { takeLease } from "../../../src/server/storage/lease";
import { createStore } from "../../../src/server/storage/store";
import { memoryDriver } from "../support/memory-driver";
import { get, goodInquiry, jsonOf, jsonPost, post } from "../support/requests";
import { handleInquiry, handleOutbox } from "../support/routes";
import { keepingMailer, mailSettings, stopsAfterAnswer, testRuntime } from "../support/runtime";

const secret = "a-secret-of-more-than-thirty-two-characters";
const settings = { ...mailSettings, OUTBOX_SECRET: secret };
const call = (authorization?: string) => post("", "", { headers: { authorization, origin: undefined } });

test("delivers what a host of functions left waiting and tells counts only", async () => {
  const mailer = keepingMailer();
  const runtime = testRuntime({ settings });
  const atHost = { ...runtime, mailer, ...stopsAfterAnswer };
  expect((await handleInquiry(jsonPost(goodInquiry), atHost)).status).toBe(201);
  expect(mailer.sent).toEqual([]);
  const answer = await handleOutbox(call(`Bearer ${secret}`), atHost);
  expect(answer.status).toBe(200);
  expect(jsonOf(answer)).toEqual({
    status: "ok",
    delivery: { status: "done", sent: 1, failed: 0 },
    waiting: 0,
    retention: { status: "done", trashed: 0, erased: 0, undelivered: 0 },
    openPayments: 0,
    failed: [],
    skipped: [],
  });
  expect(mailer.sent).toHaveLength(1);
});

test("says that the job is running elsewhere", async () => {
  const runtime = testRuntime({ settings });
  await takeLease(runtime.store, "job", { ...runtime, duration: 60_000 });
  const answer = await handleOutbox(call(`Bearer ${secret}`), runtime);
  expect([answer.status, jsonOf(answer)]).toEqual([200, { status: "busy" }]);
});

test.each([
  ["the payments", "open-payments", "payments", { waiting: 0, retention: { status: "done" } }],
  ["old inquiries", "trash", "retention", { waiting: 0, openPayments: 0 }],
  ["what asks for links", "asked-links", "links", { waiting: 0, openPayments: 0 }],
])("a fault of %s stops nothing else, and is told", async (_, folder, step, rest) => {
  const mailer = keepingMailer();
  const driver = memoryDriver();
  const failing = (prefix: string) =>
    prefix.startsWith(folder) ? Promise.reject(new Error("gone")) : driver.getKeys(prefix, {});
  const store = createStore({ ...driver, getKeys: failing });
  const runtime = testRuntime({ settings, parts: { store } });
  await handleInquiry(jsonPost(goodInquiry), runtime);
  const answer = await handleOutbox(call(`Bearer ${secret}`), { ...runtime, mailer });
  expect(answer.status).toBe(503);
  expect(jsonOf(answer)).toMatchObject({ status: "failed", failed: [step], delivery: { sent: 1 }, ...rest });
  expect(mailer.sent).toHaveLength(1);
  expect(runtime.logged).toContain(`{"level":"error","event":"job_failed","step":"${step}","code":"Error"}`);
});

test.each([
  [undefined],
  [""],
  ["Bearer"],
  ["Bearer wrong"],
  [`Bearer ${secret}x`],
  [secret],
  [`bearer ${secret}`],
])("refuses %p", async (authorization) => {
  const mailer = keepingMailer();
  const runtime = testRuntime({ settings, parts: { mailer } });
  const answer = await handleOutbox(call(authorization), runtime);
  expect([answer.status, answer.body]).toEqual([401, '{"status":"error","code":"unauthorized"}']);
  expect(mailer.sent).toEqual([]);
});

test("lets nobody try secrets for long", async () => {
  const runtime = testRuntime({ settings });
  const statuses = [];
  for (let attempt = 0; attempt < 12; attempt += 1)
    statuses.push((await handleOutbox(call("Bearer x"), runtime)).status);
  expect(statuses.slice(9)).toEqual([401, 429, 429]);
  expect((await handleOutbox(call(`Bearer ${secret}`), runtime)).status).toBe(200);
});

test("is not there without a secret, and takes no other method", async () => {
  expect((await handleOutbox(call("Bearer undefined"), testRuntime())).status).toBe(404);
  expect((await handleOutbox(get({}), testRuntime({ settings }))).status).toBe(405);
});
