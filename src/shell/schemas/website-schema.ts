import type { SearchAction, WebSite, WithActionConstraints } from "schema-dts";
import { localizedPath } from "../../domain/paths";
import { searchPath } from "../../domain/search";
import { publisher } from "./organisation-schema";
import type { SchemaPage } from "./schema";

/** The site in a language, and how it is searched. */
export function websiteSchema(
  page: SchemaPage,
  { name, legalName }: Pick<Queries.FooterFragment, "name" | "legalName">,
): WebSite {
  const { siteUrl, language } = page;
  const search: WithActionConstraints<SearchAction> = {
    "@type": "SearchAction",
    target: {
      "@type": "EntryPoint",
      urlTemplate: `${siteUrl}${localizedPath(searchPath, language)}?q={words}`,
    },
    "query-input": "required name=words",
  };
  return {
    "@type": "WebSite",
    name,
    url: siteUrl + localizedPath("/", language),
    inLanguage: language,
    publisher: publisher(page, legalName),
    potentialAction: search,
  };
}
