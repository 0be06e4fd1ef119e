import type { Claim } from "schema-dts";
import { claimPath } from "../../domain/addresses";
import { localizedPath } from "../../domain/paths";
import { publisher } from "./organisation-schema";
import type { SchemaPage } from "./schema";

/** The fields of a claim that its schema uses. */
export interface ClaimWords {
  readonly slug: string;
  readonly title: string;
  /** The value with its unit. */
  readonly figure: string;
  readonly counts: string;
  /** Date: `2025-09-30`. */
  readonly asOf: string;
  readonly contentLanguage: string;
  readonly source: { readonly title: string; readonly address: string | null };
}

/** A figure, what it counts, and where it comes from. */
export function claimSchema(
  page: SchemaPage,
  { slug, title, figure, counts, asOf, contentLanguage, source }: ClaimWords,
  legalName: string,
): Exclude<Claim, string> {
  const url = page.siteUrl + localizedPath(claimPath({ slug }), page.language);
  return {
    "@type": "Claim",
    "@id": url,
    url,
    name: `${title}: ${figure}`,
    text: counts,
    inLanguage: contentLanguage,
    temporalCoverage: asOf,
    author: publisher(page, legalName),
    citation: { "@type": "CreativeWork", name: source.title, ...(source.address && { url: source.address }) },
  };
}
