import { inquiryNames } from "../../../src/server/inquiries/inquiries";
import type { Mailer } from "../../../src/server/mail/mailer";
import { runJobAlone } from "../../../src/server/outbox/run-alone";
import { runJob } from "../../../src/server/outbox/run-job";
import { sampleProvider } from "../../../src/server/payments/providers/sample-provider";
import type { PaymentIntent } from "../../../src/server/payments/store/payment-records";
import { addIntent, addSession, openPayments } from "../../../src/server/payments/store/payments";
import { deriveReference } from "../../../src/server/reference";
import { takeLease } from "../../../src/server/storage/lease";
import { createStore } from "../../../src/server/storage/store";
import { memoryDriver } from "../support/memory-driver";
import { goodInquiry, jsonPost } from "../support/requests";
import { handleInquiry } from "../support/routes";
import { keepingMailer, mailSettings, startOfTests, testRuntime, type TestRuntime } from "../support/runtime";

const minute = 60_000;

const runtimeWithMail = () => testRuntime({ settings: mailSettings, parts: { mailer: keepingMailer() } });

/** Stores an inquiry without sending its e-mails. Returns its id. */
async function store(runtime: TestRuntime, message: string): Promise<string> {
  const before = await inquiryNames(runtime.store);
  await handleInquiry(jsonPost({ ...goodInquiry, message }), { ...runtime, later: () => undefined });
  return (await inquiryNames(runtime.store)).find((id) => !before.includes(id)) ?? "";
}

const unreadable = (runtime: TestRuntime) =>
  runtime.logged
    .map((line) => JSON.parse(line) as { readonly event: string; readonly reference: string })
    .filter(({ event }) => event === "record_unreadable")
    .map(({ reference }) => reference);

describe("a damaged payment", () => {
  /** Payments that were started eleven minutes ago, with a provider that records status checks. */
  async function openedPayments(names: readonly string[]) {
    const check = jest.fn(() => Promise.resolve({ charged: "no" as const }));
    const provider = { ...sampleProvider, id: "stripe" as const, charges: true, daysToEnd: 3, check };
    const runtime = testRuntime({ parts: { providers: [provider] } });
    const intents = names.map((name) => intentOf(name));
    for (const intent of intents) {
      await addIntent(runtime.store, intent);
      await addSession(runtime.store, intent.reference, sessionOf(intent));
    }
    runtime.wait(11 * minute);
    return { runtime, check, references: intents.map(({ reference }) => reference) };
  }

  const intentOf = (name: string): PaymentIntent => ({
    reference: deriveReference([name]),
    createdAt: startOfTests.toISOString(),
    kind: "donation",
    slug: "forest-fund",
    title: "Donation",
    frequency: "once",
    provider: "stripe",
    charge: { currency: "USD", minor: 5000 },
    chosen: { currency: "USD", minor: 5000 },
    language: "en",
    channel: "script",
  });

  const sessionOf = ({ reference }: PaymentIntent) => ({
    providerSession: `session-${reference}`,
    url: "https://checkout.stripe.com/c/pay/1",
    createdAt: startOfTests.toISOString(),
  });

  test.each(["intent", "session", "events:evt_1"])(
    "whose %s cannot be read does not keep the others from being asked after",
    async (part) => {
      const { runtime, check, references } = await openedPayments(["a", "b", "c"]);
      const damaged = (await openPayments(runtime.store))[0] ?? "";
      runtime.items.set(`payments:${damaged}:${part}`, "garbage");
      await expect(runJob(runtime)).resolves.toMatchObject({ openPayments: 3 });
      expect(check).toHaveBeenCalledTimes(2);
      expect(unreadable(runtime)).toEqual([`payments:${damaged}:${part}`]);
      expect(await openPayments(runtime.store)).toHaveLength(references.length);
    },
  );
});

describe("a damaged inquiry", () => {
  test("is named once and set aside, and the others are mailed", async () => {
    const runtime = runtimeWithMail();
    const damaged = await store(runtime, "damaged");
    await store(runtime, "whole");
    runtime.items.set(`inquiries:${damaged}`, "");
    await expect(runJob(runtime)).resolves.toMatchObject({
      delivery: { status: "done", sent: 1, failed: 1 },
      waiting: 0,
    });
    expect(unreadable(runtime)).toEqual([`inquiries:${damaged}`]);
    expect(await inquiryNames(runtime.store)).not.toContain(damaged);
  });

  test("whose state of delivery cannot be read is mailed as if nothing had been tried", async () => {
    const runtime = runtimeWithMail();
    const id = await store(runtime, "whole");
    runtime.items.set(`deliveries:inquiries-${id}`, '{"team":');
    await expect(runJob(runtime)).resolves.toMatchObject({ delivery: { sent: 1, failed: 0 }, waiting: 0 });
    expect(unreadable(runtime)).toEqual([`deliveries:inquiries-${id}`]);
  });
});

/** A store whose folders, as far as they are named, cannot be listed. Its records can be read and written. */
function storeWithClosed(folders: Set<string>, items = new Map<string, string>()) {
  const driver = memoryDriver(items);
  return createStore({
    ...driver,
    getKeys: (prefix, options) =>
      folders.has(prefix.split(":")[0] ?? "")
        ? Promise.reject(Object.assign(new Error("closed"), { code: "EACCES" }))
        : driver.getKeys(prefix, options),
  });
}

describe("a folder that cannot be listed", () => {
  test.each([
    ["unreadable", ["repairs", "alerts"]],
    ["asked-links", ["links"]],
    ["notices", ["mail", "waiting"]],
    ["delivered", ["mail", "retention", "waiting"]],
    ["trash", ["retention"]],
    ["payments", ["payers"]],
    ["vitals", ["visits"]],
    ["open-payments", ["payments"]],
    ["quarantine", ["alerts"]],
  ])("%s: only the steps that need it fail, and each is named", async (folder, failed) => {
    const parts = { mailer: keepingMailer(), store: storeWithClosed(new Set([folder])) };
    const runtime = testRuntime({ settings: mailSettings, parts });
    const report = await runJob(runtime);
    expect(report.failed).toEqual(failed);
    expect(runtime.logged).toEqual(
      failed.map((step) => `{"level":"error","event":"job_failed","step":"${step}","code":"EACCES"}`),
    );
    expect(report.openPayments).toBe(failed.includes("payments") ? undefined : 0);
  });

  test("with what was delivered, is not taken for empty: no mail is sent again", async () => {
    const closed = new Set<string>();
    const mailer = keepingMailer();
    const runtime = testRuntime({
      settings: mailSettings,
      parts: { mailer, store: storeWithClosed(closed) },
    });
    await store(runtime, "whole");
    await runJob(runtime);
    closed.add("delivered");
    await expect(runJob(runtime)).resolves.toMatchObject({ failed: ["mail", "waiting"] });
    closed.clear();
    await expect(runJob(runtime)).resolves.toMatchObject({ failed: [], delivery: { sent: 0 }, waiting: 0 });
    expect(mailer.sent).toHaveLength(1);
  });

  test("clears no alert whose cause could not be looked at, and the others are raised", async () => {
    const closed = new Set<string>();
    const items = new Map<string, string>();
    const runtime = testRuntime({ parts: { store: storeWithClosed(closed, items) } });
    const wrong = (kind: string) => items.has(`wrong:${kind}`);
    for (const kind of ["share", "undelivered", "mail", "cards"])
      items.set(`wrong:${kind}`, JSON.stringify({ since: startOfTests.toISOString(), isTold: false }));
    closed.add("trash").add("notices");
    items.set("quarantine:20260115080000000:notices:a", "x");
    await expect(runJob(runtime)).resolves.toMatchObject({ failed: ["retention", "waiting"] });
    expect(["share", "undelivered", "mail", "cards", "quarantine"].map(wrong)).toEqual([
      ...[true, true, true],
      ...[false, true],
    ]);
    closed.clear();
    await runJob(runtime);
    expect(["share", "undelivered", "mail"].map(wrong)).toEqual([false, false, false]);
  });
});

test.each([
  ["deliveries", 0],
  ["delivered", 1],
])("mail is not sent again in every run where nothing can be written to %s", async (folder, sent) => {
  const driver = memoryDriver();
  const check = (key: string) => {
    if (key.startsWith(`${folder}:`)) throw new Error("EACCES");
  };
  const mailer = keepingMailer();
  const broken = createStore({
    ...driver,
    setItem: (key, value, options) => {
      check(key);
      return driver.setItem?.(key, value, options);
    },
    createItem: async (key, value) => {
      check(key);
      return driver.createItem(key, value);
    },
  });
  const runtime = testRuntime({ settings: mailSettings, parts: { mailer, store: broken } });
  await store(runtime, "whole");
  for (let run = 0; run < 3; run += 1) {
    await runJob(runtime);
    runtime.wait(5 * minute);
  }
  expect(mailer.sent).toHaveLength(sent);
  expect(runtime.logged.filter((line) => line.includes("delivery_failed"))).toHaveLength(3);
});

test.each(["garbage", "", '{"until":7}', "\u0000\u0000"])(
  "a lease of which %j is left does not stop the mail, and is named once",
  async (left) => {
    const runtime = runtimeWithMail();
    await store(runtime, "whole");
    runtime.items.set("leases:outbox:000000000001", left);
    for (let run = 0; run < 3; run += 1)
      await expect(runJob(runtime)).resolves.toMatchObject({ delivery: { status: "done" }, waiting: 0 });
    expect(unreadable(runtime)).toEqual(["leases:outbox:000000000001"]);
    expect(runtime.items.has("leases:outbox:000000000001")).toBe(false);
  },
);

test("the job ends when the mail that it gave rise to is sent: a command ends its process then", async () => {
  const mailer = keepingMailer();
  const send: Mailer["send"] = async (message) => {
    await new Promise((taken) => setTimeout(taken, 20));
    return mailer.send(message);
  };
  const runtime = testRuntime({ settings: mailSettings, parts: { mailer: { send } } });
  runtime.items.set("quarantine:20260115080000000:notices:a", "x");
  await runJobAlone(runtime);
  expect(mailer.sent).toHaveLength(1);
  expect(await takeLease(runtime.store, "outbox", { ...runtime, duration: minute })).toBeDefined();
});
