import path from "node:path";
import { donations } from "../../content-model/donations";
import { copyFilePath } from "../../content-model/entry-file";
import { givingSettings as givingModel } from "../../content-model/settings/giving";
import { defaultLanguage } from "../../i18n/languages";
import { dateInJakarta, permitState } from "../permit";
import type { PageStep } from "./page-step";
import { runQuery } from "./run-query";

interface Campaigns {
  readonly allDonationCampaign: {
    readonly nodes: readonly { readonly slug: string; readonly default: boolean }[];
  };
  readonly givingSettings: { readonly permitExpires: string } | null;
}

const query = `
  query DonationPages {
    allDonationCampaign(filter: { language: { eq: "${defaultLanguage}" } }) {
      nodes {
        slug
        default
      }
    }
    givingSettings(language: { eq: "${defaultLanguage}" }) {
      permitExpires
    }
  }
`;

/**
 * `/donate/` for the default campaign and `/donate/<slug>/` for each other. Warns before the collection
 * permit runs out, and hides it from the pages after.
 * @throws Error where the settings of giving, and the permit with them, are missing
 */
export const createDonationPages: PageStep = async (args) => {
  const { allDonationCampaign, givingSettings } = await runQuery<Campaigns>(args, query);
  if (!givingSettings) {
    throw new Error(`The settings in content/${copyFilePath(givingModel)} are missing, or break the model.`);
  }
  const { permitExpires } = givingSettings;
  const state = permitState(permitExpires, dateInJakarta(new Date()));
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
