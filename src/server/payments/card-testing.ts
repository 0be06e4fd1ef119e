import { z } from "zod";
import { minute } from "../../domain/durations";
import { toMoney } from "../../domain/money";
import type { Runtime } from "../runtime";
import type { StorageRuntime } from "../storage/quarantine";
import { readExpendable } from "../storage/read-expendable";
import type { PaymentStart } from "./start-intent";

// Who has stolen card numbers tries them out where small sums are taken without an account: at donation forms.

/** How much a sign counts. When all signs of a time window come to more than `PAYMENTS_IN_ALL`, the breaker opens. */
export const signs = { refused: 3, small: 1 } as const;

/** How long the breaker stays open after the last sign that was one too many, in milliseconds. */
export const openFor = 30 * minute;

const key = "breaker:payments";
const breaker = z.object({ until: z.iso.datetime() });

/** Counts a sign that somebody tries out cards, and opens the breaker when there are too many. */
export async function noteSign(
  sign: keyof typeof signs,
  { limits, environment, store, now, log }: Runtime,
): Promise<void> {
  const count = await limits.count("suspicion", "all", signs[sign]);
  const isOver = count > environment.PAYMENTS_IN_ALL;
  if (isOver && count - signs[sign] <= environment.PAYMENTS_IN_ALL) log("error", "card_testing_suspected");
  if (isOver) await store.write(key, breaker, { until: new Date(now().getTime() + openFor).toISOString() });
}

/** Whether somebody seems to try out cards: then nobody starts a payment by card without a proof. */
export async function seemsTested(runtime: StorageRuntime): Promise<boolean> {
  const found = await readExpendable(runtime, key, breaker);
  const left = found ? new Date(found.until).getTime() - runtime.now().getTime() : 0;
  return left > 0 && left <= openFor;
}

/** Whether a payment is a gift by card of at most twice the smallest sum that its campaign takes. */
export function isSmall({ order, offer }: PaymentStart, { siteData }: Pick<Runtime, "siteData">): boolean {
  const { amount, slug } = order;
  const campaign = siteData.campaigns.find((each) => each.slug === slug);
  if (!offer.provider.takesCards || !campaign) return false;
  return amount.minor <= 2 * toMoney(amount.currency, campaign.amounts[amount.currency].minimum).minor;
}
