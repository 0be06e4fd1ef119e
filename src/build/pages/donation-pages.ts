import { donations } from "../../content-model/donations";
import { copyFilePath } from "../../content-model/entry-file";
import { givingSettings as givingModel } from "../../content-model/settings/giving";
import { givingPath } from "../../domain/addresses";
import { permitState } from "../../domain/permit";
import { buildDay } from "../content/build-day";
import { entryTemplate, type PageStep } from "./page-step";
import { runQuery } from "./run-query";

const query = /* GraphQL */ `
  query DonationPages($language: String!) {
    allDonationCampaign(filter: { language: { eq: $language } }) {
      nodes {
        slug
        default
      }
    }
    allProject(filter: { language: { eq: $language } }) {
      nodes {
        slug
        campaign {
          slug
        }
      }
    }
    givingSettings(language: { eq: $language }) {
      permitExpires
    }
  }
`;

/**
 * Creates `/donate/` for the default campaign, `/donate/<slug>/` for the others and `/donate/for/<slug>/` for each
 * project that has no campaign of its own. Warns when the collection permit is about to expire, or has.
 * @throws Error if the giving settings, which hold the permit, are missing
 */
export const createDonationPages: PageStep = async (args) => {
  const { allDonationCampaign, allProject, givingSettings } = await runQuery<Queries.DonationPagesQuery>(
    args,
    query,
  );
  if (!givingSettings) {
    throw new Error(`The settings in content/${copyFilePath(givingModel)} are missing, or break the model.`);
  }
  const { permitExpires } = givingSettings;
  const state = permitState(permitExpires, buildDay);
  if (state === "expiring") args.reporter.warn(`The collection permit is valid until ${permitExpires} only`);
  if (state === "expired") {
    args.reporter.warn(`The collection permit ended on ${permitExpires}: the pages hide it`);
  }
  const createPage = (address: string, context: { readonly slug: string; readonly project: string | null }) =>
    args.actions.createPage({
      path: address,
      component: entryTemplate(donations),
      context,
    });
  for (const campaign of allDonationCampaign.nodes) {
    createPage(donations.path(campaign), { slug: campaign.slug, project: null });
  }
  const general = allDonationCampaign.nodes.find((campaign) => campaign.default);
  if (!general) return;
  for (const project of allProject.nodes.filter(({ campaign }) => !campaign)) {
    createPage(givingPath({ ...project, campaign: null }), { slug: general.slug, project: project.slug });
  }
};
