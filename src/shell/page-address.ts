import { localizedPath } from "../domain/paths";
import { required } from "./required";

/** What gatsby-plugin-react-i18next adds to the context of every page. */
export interface PageContext {
  readonly language: string;
  readonly i18n: { readonly originalPath: string };
  /** Only on the page of an entry that is not on the site: the day on which it appears, null if it is a draft. */
  readonly preview?: { readonly from: string | null };
}

/** Absolute address of a page, in its own language or another. */
export function pageAddress(
  { site }: Pick<Queries.PageBasicsFragment, "site">,
  { language, i18n }: PageContext,
  inLanguage = language,
): string {
  return required(site?.siteMetadata?.siteUrl, "siteUrl") + localizedPath(i18n.originalPath, inLanguage);
}
