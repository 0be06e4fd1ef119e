/** Path of a campaign's page in the default language: the default campaign lives at `/donate/` itself. */
export function campaignPath(campaign: Pick<Queries.DonationCampaign, "slug" | "default">): string {
  return campaign.default ? "/donate/" : `/donate/${campaign.slug}/`;
}
