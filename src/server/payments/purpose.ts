import { donationName, type Frequency } from "../../domain/payment";
import type { Fields } from "../../domain/record";
import { isBlank } from "../http/fields";
import type { Product, SiteData } from "../site-data";
import type { Texts } from "../texts";
import type { PaymentIntent } from "./store/payment-records";

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

/** What a donation is called in a language. */
export function donationTitle(
  campaign: Campaign,
  project: Project | undefined,
  frequency: Frequency,
  texts: Texts,
): string {
  const title = purposeOf(campaign, project, texts);
  return texts.t(`server:order.${donationName(frequency)}`, { title });
}

/** What a purchase is called in a language. */
export function purchaseTitle(product: Product, texts: Texts): string {
  return texts.t("server:order.purchase", { title: texts.of(product.title) });
}

/** What was ordered, in a language; as the payer was told it, if the site no longer has it. */
export function titleIn(texts: Texts, intent: PaymentIntent, siteData: SiteData): string {
  const { kind, slug, frequency } = intent;
  const product = siteData.products.find((each) => each.slug === slug);
  const { campaign, project } = recipientOf({ campaign: slug, project: intent.project }, siteData);
  if (kind === "purchase") return product ? purchaseTitle(product, texts) : intent.title;
  const isKnown = campaign && (project !== undefined || intent.project === undefined);
  return isKnown ? donationTitle(campaign, project, frequency, texts) : intent.title;
}
