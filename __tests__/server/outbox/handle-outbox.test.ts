import { handleInquiry } from "../../../src/server/inquiries/handle-inquiry";
import { inquiryIds } from "../../../src/server/inquiries/inquiries";
import { monthsBefore } from "../../../src/server/inquiries/retention";
import { handleOutbox } from "../../../src/server/outbox/handle-outbox";
import { memoryDriver } from "../../../src/server/storage/memory-driver";
import { createStore } from "../../../src/server/storage/store";
import { get, goodInquiry, jsonOf, jsonPost, post } from "../support/requests";
import { keepingMailer, mailSettings, testRuntime } from "../support/runtime";

const secret = "a-secret-of-more-than-thirty-two-characters";
const settings = { ...mailSettings, OUTBOX_SECRET: secret };
const call = (authorization?: string) => post("", "", { headers: { authorization, origin: undefined } });

test("delivers what is waiting and tells counts only", async () => {
  const mailer = keepingMailer();
  const runtime = testRuntime({ settings });
  await handleInquiry(jsonPost(goodInquiry), runtime);
  const answer = await handleOutbox(call(`Bearer ${secret}`), { ...runtime, mailer });
  expect(answer.status).toBe(200);
  expect(jsonOf(answer)).toEqual({
    status: "ok",
    delivery: { status: "done", sent: 1, failed: 0 },
    waiting: 0,
    purged: 0,
    openPayments: 0,
  });
  expect(mailer.sent).toHaveLength(1);
});

test("does not let mail wait for payments", async () => {
  const mailer = keepingMailer();
  const driver = memoryDriver();
  const failing = (prefix: string) =>
    prefix.startsWith("open-payments") ? Promise.reject(new Error("gone")) : driver.getKeys(prefix, {});
  const store = createStore({ ...driver, getKeys: failing });
  const runtime = testRuntime({ settings, parts: { store } });
  await handleInquiry(jsonPost(goodInquiry), runtime);
  await expect(handleOutbox(call(`Bearer ${secret}`), { ...runtime, mailer })).rejects.toThrow("gone");
  expect(mailer.sent).toHaveLength(1);
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

test("removes inquiries after the retention time, with their traces, delivered or not", async () => {
  const runtime = testRuntime({ settings: { OUTBOX_SECRET: secret, RETENTION_MONTHS: "6" } });
  await handleInquiry(jsonPost(goodInquiry), runtime);
  runtime.wait(150 * 24 * 60 * 60_000);
  await handleInquiry(jsonPost({ ...goodInquiry, message: "Later" }), runtime);
  runtime.wait(40 * 24 * 60 * 60_000);
  expect(jsonOf(await handleOutbox(call(`Bearer ${secret}`), runtime))).toMatchObject({
    purged: 1,
    waiting: 1,
  });
  expect(await inquiryIds(runtime.store)).toHaveLength(1);
  runtime.wait(400 * 24 * 60 * 60_000);
  const mailer = keepingMailer();
  await handleOutbox(call(`Bearer ${secret}`), { ...runtime, mailer });
  expect([...runtime.items.keys()].filter((key) => !/^(leases|retention):/.test(key))).toEqual([]);
  expect(mailer.sent).toEqual([]);
});

test.each([
  ["2026-03-31T10:00:00.000Z", 1, "2026-02-28T10:00:00.000Z"],
  ["2026-01-15T00:00:00.000Z", 12, "2025-01-15T00:00:00.000Z"],
  ["2024-02-29T00:00:00.000Z", 12, "2023-02-28T00:00:00.000Z"],
  ["2026-05-31T00:00:00.000Z", 3, "2026-02-28T00:00:00.000Z"],
])("%s less %i months is %s", (date, months, expected) => {
  expect(monthsBefore(new Date(date), months).toISOString()).toBe(expected);
});
