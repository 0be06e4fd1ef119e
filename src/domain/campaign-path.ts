/** Address of the default campaign's page and prefix of the other campaigns' addresses. */
export const donatePath = "/donate/";

/** Address of a campaign's page in the default language. */
export function campaignPath(campaign: { readonly slug: string; readonly default?: unknown }): string {
  return campaign.default ? donatePath : `${donatePath}${campaign.slug}/`;
}
