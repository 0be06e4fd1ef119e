import { z } from "zod";
import { day, minute } from "../../domain/durations";
import { convert, type Money, toMoney } from "../../domain/money";
import type { Runtime } from "../runtime";
import type { Campaign, SiteData } from "../site-data";
import { readExpendable } from "../storage/read-expendable";
import { allPayments } from "./all-payments";
import { ledgerLines, type LedgerLine } from "./lines";
import { ledgerSums, returnedOf } from "./sums";

const key = "campaign-sums";
const kept = 10 * minute;
const record = z.object({
  at: z.iso.datetime(),
  /** By slug, in the smallest unit of the goal's currency. */
  sums: z.record(z.string(), z.int()),
});

type SumsRuntime = Pick<Runtime, "store" | "log" | "now" | "siteData" | "providers" | "lock">;

/**
 * What came in for a campaign with a goal: what its content states, and all gifts of later days, without what donors
 * added for the fee. Undefined without a goal, and in sample mode. All sums are worked out at most every ten minutes.
 */
export async function receivedFor(
  { slug, goal }: Campaign,
  runtime: SumsRuntime,
): Promise<Money | undefined> {
  if (!goal || runtime.providers.some(({ charges }) => !charges)) return undefined;
  const sums = await runtime.lock.run(key, () => currentSums(runtime));
  return { currency: goal.currency, minor: Math.max(0, sums[slug] ?? 0) };
}

async function currentSums(runtime: SumsRuntime): Promise<Readonly<Record<string, number>>> {
  const { store, now, siteData } = runtime;
  const known = await readExpendable(runtime, key, record);
  const wanted = siteData.campaigns.filter(({ goal }) => goal).map(({ slug }) => slug);
  const isFresh = known && Math.abs(now().getTime() - Date.parse(known.at)) < kept;
  if (isFresh && wanted.every((slug) => known.sums[slug] !== undefined)) return known.sums;
  const { payments } = await allPayments(runtime);
  const lines = ledgerLines(payments, () => undefined);
  const sums = Object.fromEntries(wanted.map((slug) => [slug, campaignSum(slug, lines, siteData)]));
  await store.write(key, record, { at: now().toISOString(), sums });
  return sums;
}

function campaignSum(slug: string, lines: readonly LedgerLine[], siteData: SiteData): number {
  const goal = siteData.campaigns.find((campaign) => campaign.slug === slug)?.goal;
  if (!goal) return 0;
  const { currency, received } = goal;
  const given = lines.filter((line) => line.kind === "donation" && line.slug === slug).map(withoutFee);
  const later = ledgerSums(given, () => slug, { from: received ? dayAfter(received.date) : undefined });
  const inGoals = (money: Money) =>
    siteData.rupiahRate ? convert(money, currency, siteData.rupiahRate.perDollar).minor : money.minor;
  return later
    .filter((sum) => sum.currency === currency || siteData.rupiahRate)
    .reduce(
      (total, { received: came, returned }) => total + inGoals(came) - inGoals(returned),
      toMoney(currency, received?.amount ?? 0).minor,
    );
}

/** A line without what its donor added for the fee; of what went back in whole, no fee is left either. */
function withoutFee(line: LedgerLine): LedgerLine {
  const { charge, fee } = line;
  const kept = charge.minor - returnedOf(line).minor;
  return { ...line, charge: { ...charge, minor: charge.minor - Math.min(fee?.minor ?? 0, kept) } };
}

function dayAfter(date: string): string {
  return new Date(Date.parse(date) + day).toISOString().slice(0, 10);
}
