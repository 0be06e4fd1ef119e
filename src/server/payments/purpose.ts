import type { SiteData } from "../site-data";
import type { Texts } from "../texts";

type Fields = Readonly<Record<string, unknown>>;
type Campaign = SiteData["campaigns"][number];
type Project = SiteData["projects"][number];

/** What the fields of a donation say that it is for, without fields the default campaign. */
export function recipientOf(
  fields: Fields,
  { campaigns, projects }: Pick<SiteData, "campaigns" | "projects">,
): { readonly campaign: Campaign | undefined; readonly project: Project | undefined } {
  const campaign = isBlank(fields.campaign)
    ? (campaigns.find((each) => each.default) ?? campaigns[0])
    : campaigns.find(({ slug }) => slug === fields.campaign);
  return { campaign, project: projects.find(({ slug }) => slug === fields.project) };
}

/** What a donation is for, in the payer's language. */
export function purposeOf(campaign: Campaign, project: Project | undefined, texts: Texts): string {
  const title = texts.of(campaign.title);
  return project ? texts.t("server:order.forProject", { title, project: texts.of(project.title) }) : title;
}

/** Whether a field is missing or empty. */
export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}
