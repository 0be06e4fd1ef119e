import fc from "fast-check";
import { day } from "../../../../../src/domain/durations";
import { trustClock } from "../../../../../src/server/clock";
import { reserveSum } from "../../../../../src/server/payments/providers/transfer/unique-sum";
import { addIntent } from "../../../../../src/server/payments/store/payments";
import { recordEvent } from "../../../../../src/server/payments/store/record-event";
import { deriveReference } from "../../../../../src/server/reference";
import { startTransfer, storedPayment, transferRuntime } from "../../../support/transfers";

const rupiah = (minor: number) => ({ currency: "IDR", minor }) as const;

/** Reserves a sum and stores its payment, as a start does. */
async function start(runtime: ReturnType<typeof transferRuntime>, chosen: number, name: string) {
  const reference = deriveReference([name]);
  const charge = await reserveSum(rupiah(chosen), reference, runtime);
  if (!charge) return undefined;
  await addIntent(runtime.store, {
    ...(await template),
    ...{ reference, charge, createdAt: runtime.now().toISOString() },
  });
  return { reference, charge, sum: charge.minor };
}

const template = (async () => (await startTransfer(transferRuntime())).intent)();

type Started = NonNullable<Awaited<ReturnType<typeof start>>>;

async function paid(runtime: ReturnType<typeof transferRuntime>, { reference, charge }: Started) {
  const occurredAt = runtime.now();
  await recordEvent({ reference, key: "paid", kind: "paid", occurredAt, amount: charge }, runtime);
}

test("many starts at once never share an open sum, whatever was paid or ran out before", async () => {
  const round = fc.record({
    // sums so near to each other that their codes overlap
    chosen: fc.array(fc.constantFrom(50_000, 50_001, 50_400, 51_000), { minLength: 1, maxLength: 12 }),
    paid: fc.nat(6),
    days: fc.nat(5),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: 1, maxLength: 4 }), async (rounds) => {
      const runtime = transferRuntime();
      let open: (Started & { readonly at: number })[] = [];
      for (const [index, { chosen, paid: count, days }] of rounds.entries()) {
        const now = runtime.now().getTime();
        open = open.filter(({ at }) => now - at < 7 * day);
        const started = await Promise.all(
          chosen.map((amount, each) => start(runtime, amount, `${index} ${each}`)),
        );
        for (const [each, one] of started.entries()) {
          const code = (one?.sum ?? 0) - (chosen[each] ?? 0);
          expect([code >= 1, code <= 999]).toEqual([true, true]);
          if (one) open.push({ ...one, at: now });
        }
        const sums = open.map(({ sum }) => sum);
        expect(new Set(sums).size).toBe(sums.length);
        for (const one of open.splice(0, count)) await paid(runtime, one);
        runtime.wait(days * day);
      }
    }),
    { numRuns: 60 },
  );
});

test("gives 999 sums, then none, and again that of a transfer that has ended, if the clock is believed", async () => {
  const runtime = transferRuntime();
  const all = await Promise.all(
    Array.from({ length: 999 }, (_, index) => start(runtime, 50_000, String(index))),
  );
  const started = all.filter((one) => one !== undefined);
  expect(new Set(started.map(({ sum }) => sum)).size).toBe(999);
  expect(await start(runtime, 50_000, "one more")).toBeUndefined();
  expect((await start(runtime, 51_000, "another amount"))?.sum).toBeGreaterThan(51_000);
  const [first, second] = started;
  if (!first || !second) throw new Error("nothing was started");
  await paid(runtime, first);
  expect((await start(runtime, 50_000, "after a payment"))?.sum).toBe(first.sum);
  expect(await start(runtime, 50_000, "and no more")).toBeUndefined();
  await trustClock(runtime);
  runtime.wait(7 * day);
  expect(await start(runtime, 50_000, "by a clock that may be wrong")).toBeUndefined();
  await trustClock(runtime);
  expect(await start(runtime, 50_000, "after all ran out")).toBeDefined();
});

test("a sum whose records cannot be read is not given again", async () => {
  const runtime = transferRuntime();
  const { intent } = await startTransfer(runtime);
  const sum = [...runtime.items.keys()].find((key) => key.startsWith("transfer-sums:"));
  runtime.items.set(sum ?? "", "{");
  const reserved = await Promise.all(
    Array.from({ length: 998 }, (_, index) => reserveSum(rupiah(812_500), deriveReference([index]), runtime)),
  );
  expect(reserved.map((one) => one?.minor)).not.toContain(intent.charge.minor);
  expect(await reserveSum(rupiah(812_500), deriveReference(["last"]), runtime)).toBeUndefined();
  expect(runtime.items.get(sum ?? "")).toBe("{");
  expect(await storedPayment(runtime, intent.reference)).toMatchObject({ intent });
});

test("a sum whose start was interrupted is free after an hour", async () => {
  const runtime = transferRuntime();
  const take = (name: string) => reserveSum(rupiah(20_000), deriveReference([name]), runtime);
  const all = await Promise.all(Array.from({ length: 999 }, (_, index) => take(String(index))));
  expect(all.every((one) => one !== undefined)).toBe(true);
  expect(await take("too soon")).toBeUndefined();
  runtime.wait(60 * 60_000);
  expect(await take("later")).toBeDefined();
});
