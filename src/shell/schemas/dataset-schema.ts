import { basePaths } from "../../domain/addresses";
import { localizedPath } from "../../domain/paths";
import type { Schema, SchemaPage } from "./schema";

/** What a dataset's schema uses of the page of figures. */
export interface DatasetWords {
  readonly title: string;
  readonly lead: string;
  readonly licenceAddress: string;
  readonly version: string;
  readonly files: readonly { readonly name: string; readonly path: string }[];
}

const mediaTypes: Readonly<Record<string, string>> = { csv: "text/csv", json: "application/json" };

/** All figures of the site as a dataset. `creator` is the organisation's name. */
export function datasetSchema(
  { siteUrl, language }: SchemaPage,
  { title, lead, licenceAddress, version, files }: DatasetWords,
  creator: string,
): Schema {
  return {
    "@type": "Dataset",
    name: `${title} — ${creator}`,
    description: lead,
    url: siteUrl + localizedPath(basePaths.claims, language),
    inLanguage: language,
    license: licenceAddress,
    version,
    isAccessibleForFree: true,
    creator: { "@type": "NGO", name: creator, url: `${siteUrl}/` },
    distribution: files.map(({ name, path }) => ({
      "@type": "DataDownload",
      name,
      contentUrl: siteUrl + path,
      encodingFormat: mediaTypes[name.replace(/.*\./, "")],
    })),
  };
}
