import type { DonateAction } from "schema-dts";
import { publisher } from "./organisation-schema";
import type { SchemaPage } from "./schema";

/** The fields of a campaign that its schema uses. */
export interface CampaignWords {
  readonly title: string;
  readonly lead: string;
  readonly path: string;
}

/** What a donation to a campaign is for, who receives it, and where to give. */
export function donateSchema(
  page: SchemaPage,
  { title, lead, path }: CampaignWords,
  legalName: string,
): DonateAction {
  return {
    "@type": "DonateAction",
    name: title,
    description: lead,
    recipient: publisher(page, legalName),
    target: { "@type": "EntryPoint", urlTemplate: page.siteUrl + path },
  };
}
