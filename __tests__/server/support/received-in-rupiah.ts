import type { Money } from "../../../src/domain/money";
import { receivedFor } from "../../../src/server/ledger/campaign-sums";
import type { Runtime } from "../../../src/server/runtime";

/** What came in for a campaign if its goal is in rupiah; undefined if the site has no such campaign. */
export async function receivedInRupiah(slug: string, runtime: Runtime): Promise<Money | undefined> {
  const found = runtime.siteData.campaigns.find((campaign) => campaign.slug === slug);
  if (!found) return undefined;
  const campaign = { ...found, goal: { amount: 1, currency: "IDR", received: null } as const };
  return receivedFor(campaign, { ...runtime, siteData: { ...runtime.siteData, campaigns: [campaign] } });
}
