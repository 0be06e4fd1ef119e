import fc from "fast-check";
import { runPayments } from "../../../src/server/cli/payments";
import { createKeyedLock } from "../../../src/server/keyed-lock";
import { lookUpPayment } from "../../../src/server/payments/look-up-payment";
import { noticeIds, readNotice } from "../../../src/server/payments/notices";
import { createMidtransProvider } from "../../../src/server/payments/providers/midtrans/midtrans-provider";
import { createStripeProvider } from "../../../src/server/payments/providers/stripe/stripe-provider";
import { recordEvent } from "../../../src/server/payments/store/record-event";
import type { Runtime } from "../../../src/server/runtime";
import { memoryDriver } from "../../../src/server/storage/memory-driver";
import { createStore } from "../../../src/server/storage/store";
import { times } from "../../setup/counts";
import { ModelBank } from "../support/model-bank";
import { jsonOf, jsonPost } from "../support/requests";
import { handleDonation } from "../support/routes";
import { testRuntime } from "../support/runtime";

const runs = times(300, 20_000);

const tab = fc.nat(1);
const page = fc.nat(5);

/** What may happen, in any order, while somebody tries to give once. `page` counts the pages that payers saw. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant("click" as const), tab, choice: fc.nat(3) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("two tabs" as const), choice: fc.nat(3), other: fc.nat(3) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("retry" as const), tab, page, choice: fc.nat(3) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("pay" as const), page }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant("hear" as const), report: fc.nat(5), again: fc.boolean() }),
  },
  fc.record({
    do: fc.constantFrom("begin" as const, "expire" as const, "refund" as const, "return" as const),
    page,
  }),
  fc.record({
    do: fc.constantFrom("a faster payer" as const, "down" as const, "wait" as const, "keep pages" as const),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Each with the amount and the method: two amounts by card, two by QRIS. */
const choices = [
  { currency: "USD", presetUSD: "50", method: "stripe" },
  { currency: "USD", presetUSD: "100", method: "stripe" },
  { currency: "USD", presetUSD: "50", method: "midtrans" },
  { currency: "USD", presetUSD: "100", method: "midtrans" },
] as const;

/** Two processes that share a store, with nothing but that between them; `jitter` orders what they do. */
function world(jitter: readonly number[]) {
  let turn = 0;
  const pause = async () => {
    for (let left = jitter[turn++ % jitter.length] ?? 0; left > 0; left -= 1) await Promise.resolve();
  };
  const bank = new ModelBank(pause);
  const items = new Map<string, string>();
  const driver = memoryDriver(items);
  const store = createStore({
    ...driver,
    getItem: async (key, options) => {
      await pause();
      return driver.getItem(key, options);
    },
    createItem: async (key, value) => {
      await pause();
      return driver.createItem(key, value);
    },
  });
  const stripe = createStripeProvider({ secretKey: "sk_test_x", webhookSecrets: [] });
  const midtrans = createMidtransProvider({ serverKey: "SB-Mid-server-x", isProduction: false });
  const providers = [bank.provider("stripe", stripe), bank.provider("midtrans", midtrans)];
  const first = testRuntime({ parts: { store, providers } });
  const processes: readonly Runtime[] = [first, { ...first, lock: createKeyedLock(), asked: new Map() }];
  return { bank, store, processes, wait: first.wait };
}

async function play(
  steps: readonly Step[],
  jitter: readonly number[],
  check: (bank: ModelBank, seen: ReadonlySet<string>) => void,
) {
  const { bank, store, processes, wait } = world(jitter);
  /** Addresses of pages that a payer was sent to: nobody can pay on another one. */
  const seen = new Set<string>();
  let keys = 0;
  const at = (number: number) => bank.pages.filter(({ url }) => seen.has(url))[number];
  const order = async (process: number, fields: Readonly<Record<string, unknown>>) => {
    const runtime = processes[process];
    if (!runtime) return;
    const { url } = jsonOf(await handleDonation(jsonPost({ language: "en", ...fields }), runtime));
    if (typeof url === "string" && bank.pages.some((each) => each.url === url)) seen.add(url);
  };
  const click = (process: number, choice: number) =>
    order(process, {
      ...choices[choice],
      idempotencyKey: `the-key-of-tab-${process}-${choice}`,
      intention: "one-intention-key",
    });
  const take = async (now: Step) => {
    switch (now.do) {
      case "click":
        return click(now.tab, now.choice);
      case "two tabs":
        return Promise.all([click(0, now.choice), click(1, now.other)]);
      case "retry":
        return order(now.tab, {
          ...choices[now.choice],
          idempotencyKey: `the-key-of-retry-${(keys += 1)}`,
          replaces: at(now.page)?.intent.reference,
          intention: "one-intention-key",
        });
      case "hear": {
        const report = bank.reports[now.report];
        if (report && !now.again) bank.reports.splice(now.report, 1);
        return report && recordEvent(report, processes[0] ?? never());
      }
      case "return":
        return lookUpPayment(at(now.page)?.intent.reference ?? "", processes[1] ?? never());
      case "refund":
        return runPayments(
          ["refund", at(now.page)?.intent.reference ?? "", "--apply"],
          processes[0] ?? never(),
        );
      case "down":
        return (bank.isDown = !bank.isDown);
      case "keep pages":
        return (bank.closesUnused = false);
      case "a faster payer":
        return (bank.payerIsFaster = true);
      case "wait": {
        wait(3_600_000);
        return;
      }
      default: {
        const target = at(now.page);
        const to = { pay: "paid", begin: "pending", expire: "expired" } as const;
        if (target) bank.move(target, to[now.do]);
        return;
      }
    }
  };
  for (const now of steps) {
    await take(now);
    check(bank, seen);
  }
  for (const report of bank.reports.splice(0)) await recordEvent(report, processes[0] ?? never());
  const told = await Promise.all((await noticeIds(store)).map((id) => readNotice(store, id)));
  return { bank, doubles: told.filter((notice) => notice?.kind === "double") };
}

function never(): never {
  throw new Error("there are two processes");
}

const jitters = fc.array(fc.nat(6), { minLength: 1, maxLength: 12 });

/**
 * What comes before the other steps: in most runs the payer is sent to two pages and pays on one, where a provider
 * keeps both open. Without it, hardly any run would end with two payments.
 */
const pressed: fc.Arbitrary<readonly Step[]> = fc.oneof(
  fc.constant([]),
  fc
    .nat(1)
    .map((page): readonly Step[] => [
      { do: "keep pages" },
      { do: "click", tab: 0, choice: 2 },
      { do: "click", tab: 1, choice: 3 },
      { do: "pay", page },
    ]),
  fc
    .nat(1)
    .map((choice): readonly Step[] => [
      { do: "keep pages" },
      { do: "click", tab: 0, choice: 2 },
      { do: "click", tab: 0, choice },
      { do: "pay", page: 0 },
      { do: "pay", page: 1 },
    ]),
);

test("money is taken once, or the second payment is noticed and told, in whatever order things happen", async () => {
  let doubly = 0;
  await fc.assert(
    fc.asyncProperty(pressed, fc.array(step, { maxLength: 14 }), jitters, async (first, steps, jitter) => {
      const { bank, doubles } = await play([...first, ...steps], jitter, () => undefined);
      const kept = bank.pages.filter(({ status }) => status === "paid").map(({ intent }) => intent.reference);
      const pairs = kept.flatMap((one, index) => kept.slice(index + 1).map((other) => [one, other].sort()));
      const toldPairs = doubles.map((notice) => [notice?.reference, notice?.other].sort());
      for (const pair of pairs) expect(toldPairs).toContainEqual(pair);
      if (pairs.length > 0) doubly += 1;
      // nobody is told of two payments where there was one
      for (const { intent, status } of bank.pages)
        if (doubles.some((notice) => notice?.reference === intent.reference))
          expect(["paid", "refunded"]).toContain(status);
    }),
    { numRuns: runs },
  );
  // otherwise nothing was tried
  expect(doubly).toBeGreaterThan(runs / 20);
});

test("money can be taken twice where a provider cannot close a page, and that is told once", async () => {
  const { bank, doubles } = await play(
    [
      { do: "keep pages" },
      { do: "click", tab: 0, choice: 2 },
      { do: "click", tab: 0, choice: 0 },
      { do: "pay", page: 0 },
      { do: "pay", page: 1 },
    ],
    [0],
    () => undefined,
  );
  expect(bank.pages.map(({ status }) => status)).toEqual(["paid", "paid"]);
  expect(doubles).toHaveLength(1);
});

test("with providers that can close their pages, two are never open to a payer at once", async () => {
  const withoutKeeping = fc.array(
    step.filter(({ do: what }) => what !== "keep pages"),
    { maxLength: 14 },
  );
  await fc.assert(
    fc.asyncProperty(withoutKeeping, jitters, async (steps, jitter) => {
      const { bank } = await play(steps, jitter, (now, seen) => {
        const open = now.pages.filter(
          ({ url, status }) => seen.has(url) && ["open", "pending"].includes(status),
        );
        expect(open.length).toBeLessThanOrEqual(1);
      });
      expect(bank.pages.filter(({ status }) => status === "paid").length).toBeLessThanOrEqual(1);
    }),
    { numRuns: runs },
  );
});
