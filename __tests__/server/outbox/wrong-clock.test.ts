import { day, minute } from "../../../src/domain/durations";
import { runInbox } from "../../../src/server/cli/inbox";
import { runJob } from "../../../src/server/outbox/run-job";
import { keepGiftWords } from "../../../src/server/payments/store/gift-words";
import { addPayer } from "../../../src/server/payments/store/payers";
import { openPayments } from "../../../src/server/payments/store/payments";
import { deriveReference } from "../../../src/server/reference";
import { createStore } from "../../../src/server/storage/store";
import { groupOf } from "../../../src/server/vitals/visit-group";
import { newRecordKey, writeGroups } from "../../../src/server/vitals/visit-records";
import { anyRecord } from "../support/any-record";
import { memoryDriver } from "../support/memory-driver";
import { get, goodInquiry, jsonOf, jsonPost } from "../support/requests";
import { handleInquiry, handleStatus } from "../support/routes";
import { mailSettings, type TestRuntime } from "../support/runtime";
import { startTransfer, transferRuntime } from "../support/transfers";
import { quickVisit } from "../support/visits";

const fourteenMonths = 425 * day;
const reference = deriveReference(["gift"]);
const clockRefused = { status: "refused", refusal: "clock" };

/** The records of what a clock that is ahead could end. */
const records = ({ items }: TestRuntime) =>
  [...items].filter(([key]) => /^(payments|open-payments|vitals|inquiries):/.test(key));

/** What time ends, each with a store that holds nothing else. */
const ended: Readonly<Record<string, (runtime: TestRuntime) => Promise<unknown>>> = {
  "a payer's address": ({ store, now }) => addPayer(store, reference, "a@b.example", now()),
  "a donor's words": ({ store, now }) => keepGiftWords(store, reference, { dedication: "For Ibu" }, now()),
  "figures of visits": ({ store }) => writeGroups(store, newRecordKey("2026-01-15"), [groupOf(quickVisit)]),
  "an open transfer": (runtime) => startTransfer(runtime),
  "an inquiry that was not mailed": (runtime) =>
    handleInquiry(jsonPost(goodInquiry), { ...runtime, later: () => undefined }),
};

describe.each(Object.entries(ended))("a clock that is fourteen months ahead, and %s", (_, add) => {
  test("is not believed, and ends nothing; set right, the job goes on by itself", async () => {
    const runtime = transferRuntime({ settings: mailSettings });
    await runJob(runtime);
    await add(runtime);
    const before = records(runtime);
    runtime.wait(fourteenMonths);
    for (let run = 0; run < 3; run += 1) {
      const report = await runJob(runtime);
      expect(report.retention).toMatchObject(clockRefused);
      expect([report.skipped, report.openPayments]).toEqual([["visits", "payments"], undefined]);
      runtime.wait(5 * minute);
    }
    expect(records(runtime)).toEqual(before);
    runtime.wait(-fourteenMonths);
    await expect(runJob(runtime)).resolves.toMatchObject({ retention: { status: "not_due" }, skipped: [] });
    expect(records(runtime).map(([key]) => key)).toEqual(expect.arrayContaining(before.map(([key]) => key)));
  });
});

test("a clock that is right after an outage ends what is due once it is confirmed", async () => {
  const runtime = transferRuntime();
  await addPayer(runtime.store, reference, "a@b.example", runtime.now());
  await startTransfer(runtime);
  await runJob(runtime);
  runtime.wait(fourteenMonths);
  await runJob(runtime);
  await runInbox(["retention", "--yes"], runtime);
  await expect(runJob(runtime)).resolves.toMatchObject({ openPayments: 0, skipped: [] });
  runtime.wait(day);
  await runJob(runtime);
  expect([...runtime.items.values()].join()).not.toContain("a@b.example");
});

describe("an open transfer that is looked up", () => {
  /** What its payer's page says. */
  const stateOf = async (runtime: TestRuntime, ref: string) => {
    const { payment } = jsonOf(await handleStatus(get({ ref }), runtime)) as { payment: { state: string } };
    return payment.state;
  };

  async function started() {
    const runtime = transferRuntime();
    await runJob(runtime);
    const { intent } = await startTransfer(runtime);
    return { runtime, ref: intent.reference };
  }

  test.each([true, false])(
    "does not run out by a clock that is not believed, seen before: %s; set right, it is still awaited",
    async (isSeenBefore) => {
      const { runtime, ref } = await started();
      if (isSeenBefore) expect(await stateOf(runtime, ref)).toBe("pending");
      runtime.wait(fourteenMonths);
      expect(await stateOf(runtime, ref)).toBe("pending");
      await runJob(runtime);
      runtime.wait(minute);
      expect(await stateOf(runtime, ref)).toBe("pending");
      runtime.wait(-fourteenMonths);
      await runJob(runtime);
      expect(await openPayments(runtime.store)).toEqual([ref]);
    },
  );

  test("runs out by a clock that was confirmed, and by one that was believed before it went wrong", async () => {
    const [confirmed, before] = [await started(), await started()];
    confirmed.runtime.wait(fourteenMonths);
    await runInbox(["retention", "--yes"], confirmed.runtime);
    expect(await stateOf(confirmed.runtime, confirmed.ref)).toBe("expired");
    await before.runtime.store.write("clock:seen", anyRecord, {
      at: new Date(before.runtime.now().getTime() + 8 * day).toISOString(),
    });
    before.runtime.wait(fourteenMonths);
    expect(await stateOf(before.runtime, before.ref)).toBe("expired");
  });
});

test.each([
  ["two days less a minute", 2 * day - minute, []],
  ["two days and a minute", 2 * day + minute, ["visits", "payments"]],
])("payments are checked with a clock ahead by %s as the report says", async (_, ahead, skipped) => {
  const runtime = transferRuntime();
  await startTransfer(runtime);
  await runJob(runtime);
  runtime.wait(ahead);
  const first = await runJob(runtime);
  expect([first.retention?.status, first.skipped]).toEqual(["done", skipped]);
  expect(runtime.logged.filter((line) => line.includes("skipped"))).toEqual(
    skipped.map((step) => JSON.stringify({ level: "info", event: "step_skipped", step })),
  );
  runtime.wait(5 * minute);
  await expect(runJob(runtime)).resolves.toMatchObject({ openPayments: 1, skipped: [] });
});

test("payments are not checked with a clock that is ahead while old inquiries cannot be looked at", async () => {
  const items = new Map<string, string>();
  const runtime = transferRuntime({ parts: { store: createStore(memoryDriver(items)) } });
  await startTransfer(runtime);
  await runJob(runtime);
  const driver = memoryDriver(items);
  const store = createStore({
    ...driver,
    getKeys: (prefix, options) =>
      prefix.startsWith("trash") ? Promise.reject(new Error("closed")) : driver.getKeys(prefix, options),
  });
  runtime.wait(fourteenMonths);
  await expect(runJob({ ...runtime, store })).resolves.toMatchObject({
    failed: ["retention"],
    skipped: ["visits", "payments"],
  });
});
