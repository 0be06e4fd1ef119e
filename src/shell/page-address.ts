import { localizedPath } from "../domain/paths";
import type { PageContext } from "./PageHead";
import { required } from "./required";

/** Absolute address of a page, in its own language or another. */
export function pageAddress(
  { site }: Pick<Queries.PageBasicsFragment, "site">,
  { language, i18n }: PageContext,
  inLanguage = language,
): string {
  return required(site?.siteMetadata?.siteUrl, "siteUrl") + localizedPath(i18n.originalPath, inLanguage);
}
