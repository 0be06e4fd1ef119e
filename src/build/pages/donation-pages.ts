import path from "node:path";
import { donations } from "../../content-model/donations";
import { copyFilePath } from "../../content-model/entry-file";
import { givingSettings as givingModel } from "../../content-model/settings/giving";
import { dateInJakarta, permitState } from "../../domain/permit";
import type { PageStep } from "./page-step";
import { runQuery } from "./run-query";

const query = /* GraphQL */ `
  query DonationPages($language: String!) {
    allDonationCampaign(filter: { language: { eq: $language } }) {
      nodes {
        slug
        default
      }
    }
    givingSettings(language: { eq: $language }) {
      permitExpires
    }
  }
`;

/**
 * Creates `/donate/` for the default campaign and `/donate/<slug>/` for the others. Warns when the collection
 * permit is about to expire; the pages hide an expired permit.
 * @throws Error if the giving settings, which hold the permit, are missing
 */
export const createDonationPages: PageStep = async (args) => {
  const { allDonationCampaign, givingSettings } = await runQuery<Queries.DonationPagesQuery>(args, query);
  if (!givingSettings) {
    throw new Error(`The settings in content/${copyFilePath(givingModel)} are missing, or break the model.`);
  }
  const { permitExpires } = givingSettings;
  const state = permitState(permitExpires, dateInJakarta());
  if (state === "expiring") args.reporter.warn(`The collection permit is valid until ${permitExpires} only`);
  if (state === "expired") {
    args.reporter.warn(`The collection permit ended on ${permitExpires}: the donation pages hide it`);
  }
  for (const campaign of allDonationCampaign.nodes) {
    args.actions.createPage({
      path: donations.path(campaign),
      component: path.resolve("src/templates/donation-campaign.tsx"),
      context: { slug: campaign.slug, permitValid: state !== "expired" },
    });
  }
};
