import { useEffect, useState } from "react";
import { campaignSumsPath } from "../../domain/addresses";
import type { CampaignSum } from "../../domain/contract/payment-answers";
import { toMoney, type Money } from "../../domain/money";

/** What came in for a campaign, as the server counts it; undefined until it answers, and where it counts nothing. */
export function useReceived(slug: string | undefined): Money | undefined {
  const [received, setReceived] = useState<Money>();
  useEffect(() => {
    if (slug === undefined) return undefined;
    const leaving = new AbortController();
    fetchReceived(slug, leaving.signal).then(setReceived, () => undefined);
    return () => leaving.abort();
  }, [slug]);
  return received;
}

async function fetchReceived(slug: string, signal: AbortSignal): Promise<Money | undefined> {
  const response = await fetch(campaignSumsPath(slug), { signal });
  const { received } = (await response.json()) as Partial<CampaignSum>;
  return received && toMoney(received.currency, received.value);
}
