import type { BreadcrumbList } from "schema-dts";
import { localizedPath } from "../../domain/paths";
import type { Translate } from "../../i18n/keys";
import type { SchemaPage } from "./schema";

/** A breadcrumb between home and the page itself: title, and path in the default language. */
export interface PageBetween {
  readonly name: string;
  readonly path: string;
}

/** Breadcrumbs of a page: home, the pages between, and its own title. */
export function breadcrumbSchema(
  { siteUrl, language }: SchemaPage,
  t: Translate,
  between: readonly PageBetween[],
  title: string,
): BreadcrumbList {
  const above = [{ name: t("common:breadcrumbs.home"), path: "/" }, ...between];
  const items = [
    ...above.map(({ name, path }) => ({ name, item: siteUrl + localizedPath(path, language) })),
    { name: title },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: items.map((item, index) => ({ "@type": "ListItem", position: index + 1, ...item })),
  };
}
