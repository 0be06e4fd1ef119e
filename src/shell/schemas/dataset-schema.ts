import type { Dataset } from "schema-dts";
import { basePaths } from "../../domain/addresses";
import { localizedPath } from "../../domain/paths";
import { claimSchema, type ClaimWords } from "./claim-schema";
import { publisher } from "./organisation-schema";
import type { SchemaPage } from "./schema";

/** What a dataset's schema uses of the page of figures. */
export interface DatasetWords {
  readonly title: string;
  readonly lead: string;
  readonly licenceAddress: string;
  readonly version: string;
  readonly files: readonly { readonly name: string; readonly path: string }[];
}

const mediaTypes: Readonly<Record<string, string>> = { csv: "text/csv", json: "application/json" };

/** All figures of the site as a dataset, and those that are no samples as its parts. */
export function datasetSchema(
  page: SchemaPage,
  { title, lead, licenceAddress, version, files }: DatasetWords,
  claims: readonly (ClaimWords & { readonly kind: Queries.ClaimKind })[],
  legalName: string,
): Exclude<Dataset, string> {
  const { siteUrl, language } = page;
  const known = claims.filter(({ kind }) => kind !== "sample");
  return {
    "@type": "Dataset",
    name: `${title} — ${legalName}`,
    description: lead,
    url: siteUrl + localizedPath(basePaths.claims, language),
    inLanguage: language,
    license: licenceAddress,
    version,
    isAccessibleForFree: true,
    creator: publisher(page, legalName),
    hasPart: known.map((claim) => claimSchema(page, claim, legalName)),
    distribution: files.map(({ name, path }) => ({
      "@type": "DataDownload",
      name,
      contentUrl: siteUrl + path,
      encodingFormat: mediaTypes[name.replace(/.*\./, "")],
    })),
  };
}
