import { promises as fs } from "node:fs";
import path from "node:path";
import { addIntent } from "../../../src/server/payments/store/payments";
import { storeEvent } from "../../../src/server/payments/store/record-event";
import { fileDriver } from "../../../src/server/storage/file-driver";
import { forgetRepaired, unreadableInPlace } from "../../../src/server/storage/quarantine";
import { createStore } from "../../../src/server/storage/store";
import { createTexts } from "../../../src/server/texts";
import { plain } from "../../setup/plain";
import { temporaryFolder } from "../../setup/temporary-folder";
import { get, jsonOf } from "../support/requests";
import { handleCampaign } from "../support/routes";
import { testRuntime } from "../support/runtime";
import { siteData } from "../support/site-data";
import { startTransfer, transferRuntime } from "../support/transfers";

const campaign = "peat-rewetting";
const minutes = 60_000;

type TransferRuntime = ReturnType<typeof transferRuntime>;

/** A gift in rupiah, paid, on the present day or another. */
async function give(runtime: TransferRuntime, day = runtime.now(), minor = 60_000) {
  const { intent } = await startTransfer(runtime, { campaign, customAmount: "60000" });
  const { reference, charge } = intent;
  const amount = { ...charge, minor };
  const paid = { isConfirmed: true, kind: "paid", occurredAt: day, amount } as const;
  await storeEvent({ ...paid, reference, key: "paid" }, runtime);
  return reference;
}

const received = async (runtime: TransferRuntime) =>
  jsonOf(await handleCampaign(get({ campaign }), runtime)).received;

test("what came in is what the content states, and gifts of later days", async () => {
  const runtime = transferRuntime();
  await give(runtime);
  await give(runtime, new Date("2026-01-14T08:00:00Z"));
  await startTransfer(runtime, { campaign, customAmount: "60000" });
  await startTransfer(runtime);
  expect(await received(runtime)).toEqual({ currency: "IDR", value: "1060000" });
});

test("what was paid back is taken off, and a sum is at most ten minutes old", async () => {
  const runtime = transferRuntime();
  const reference = await give(runtime);
  expect(await received(runtime)).toMatchObject({ value: "1060000" });
  const refund = { isConfirmed: true, kind: "refunded", occurredAt: runtime.now() } as const;
  await storeEvent({ ...refund, reference, key: "refunded", amount: undefined }, runtime);
  await give(runtime);
  await give(runtime);
  expect(await received(runtime)).toMatchObject({ value: "1060000" });
  runtime.wait(11 * minutes);
  expect(await received(runtime)).toMatchObject({ value: "1120000" });
});

test("what a donor added for the fee is not given to the campaign, nor taken off what went back", async () => {
  const runtime = transferRuntime();
  const { intent } = await startTransfer(runtime, { campaign, customAmount: "60000" });
  const { charge } = intent;
  const gift = async (reference: string) => {
    await addIntent(runtime.store, { ...intent, reference, fee: { ...charge, minor: 2000 } });
    const paid = { isConfirmed: true, kind: "paid", occurredAt: runtime.now(), amount: charge } as const;
    await storeEvent({ ...paid, reference, key: "paid" }, runtime);
  };
  await gift("F".repeat(16));
  await gift("G".repeat(16));
  const refund = { isConfirmed: true, kind: "refunded", occurredAt: runtime.now(), amount: charge } as const;
  await storeEvent({ ...refund, reference: "G".repeat(16), key: "refunded" }, runtime);
  expect(await received(runtime)).toMatchObject({ value: String(1_000_000 + charge.minor - 2000) });
});

test("a sum of the future, from a clock that was wrong, is worked out anew", async () => {
  const runtime = transferRuntime();
  await give(runtime);
  runtime.wait(60 * minutes);
  expect(await received(runtime)).toMatchObject({ value: "1060000" });
  runtime.wait(-60 * minutes);
  await give(runtime);
  expect(await received(runtime)).toMatchObject({ value: "1120000" });
});

/** The tests may run as root, whom no permission binds. */
function closeBelow(folder: string) {
  const refused = () => Promise.reject(Object.assign(new Error("closed"), { code: "EACCES" }));
  const { readdir, readFile } = fs;
  const isBelow = (file: unknown) => typeof file === "string" && file.startsWith(folder);
  jest
    .spyOn(fs, "readdir")
    .mockImplementation((...given: Parameters<typeof readdir>) =>
      isBelow(given[0]) ? refused() : readdir(...given),
    );
  jest
    .spyOn(fs, "readFile")
    .mockImplementation((...given: Parameters<typeof readFile>) =>
      isBelow(given[0]) ? refused() : readFile(...given),
    );
}

test.each(["", "events"])(
  "a payment whose folder %p is closed is left out and noted, and the others count",
  async (part) => {
    const directory = temporaryFolder();
    const runtime = { ...transferRuntime(), store: createStore(fileDriver(directory)) };
    const reference = await give(runtime);
    await give(runtime);
    closeBelow(path.join(directory, "payments", reference, part));
    expect(await received(runtime)).toMatchObject({ value: "1060000" });
    const noted = [`payments:${reference}:${part || "intent"}`];
    expect(await unreadableInPlace(runtime)).toEqual(noted);
    await forgetRepaired(runtime);
    expect(await unreadableInPlace(runtime)).toEqual(noted);
    jest.restoreAllMocks();
    await forgetRepaired(runtime);
    expect(await unreadableInPlace(runtime)).toEqual([]);
  },
);

test("nothing is counted without a goal, or where nothing is charged", async () => {
  const answer = await handleCampaign(get({ campaign: "forest-fund" }), transferRuntime());
  expect(jsonOf(answer)).toEqual({ status: "ok" });
  expect(jsonOf(await handleCampaign(get({ campaign }), testRuntime()))).toEqual({ status: "ok" });
  expect((await handleCampaign(get({ campaign: "none" }), testRuntime())).status).toBe(404);
});

test.each(["en", "id"])("people without scripts read it as a page, in %s", async (lang) => {
  const runtime = transferRuntime();
  const { t } = createTexts(siteData, lang);
  const asPerson = get({ campaign, lang }, { headers: { accept: "text/html" } });
  const sums = lang === "en" ? ["Rp1,000,000", "Rp90,000,000"] : ["Rp1.000.000", "Rp90.000.000"];
  const said = t("server:campaign.soFar", { received: sums[0] ?? "", goal: sums[1] ?? "" });
  expect(plain((await handleCampaign(asPerson, runtime)).body)).toContain(said);
  expect((await handleCampaign(asPerson, testRuntime())).body).toContain(t("server:campaign.unknown"));
  for (const [minor, isReached] of [
    [88_999_999, false],
    [89_000_000, true],
  ] as const) {
    const other = transferRuntime();
    await give(other, other.now(), minor);
    const { body } = await handleCampaign(asPerson, other);
    expect(body.includes(t("server:campaign.reached"))).toBe(isReached);
  }
});
