import { languages } from "../i18n/languages";
import { localizedPath } from "../i18n/paths";

/** What gatsby-plugin-react-i18next adds to the context of every page. */
export interface PageContext {
  readonly language: string;
  readonly i18n: { readonly originalPath: string };
}

export interface PageHeadProps {
  readonly title: string;
  readonly description: string;
  readonly siteUrl: string;
  readonly pageContext: PageContext;
  /** Absolute path of the picture for shared links, 1200 px wide. */
  readonly image?: string | null | undefined;
  readonly type?: "website" | "article";
}

/** Head of a page: its words, its address in every language, and its card when it is shared. */
export function PageHead({
  title,
  description,
  siteUrl,
  pageContext,
  image,
  type = "website",
}: PageHeadProps) {
  const { language, i18n } = pageContext;
  const address = (code: string) => siteUrl + localizedPath(i18n.originalPath, code);
  const defaultAddress = siteUrl + i18n.originalPath;
  return (
    <>
      <html lang={language} />
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address(language)} />
      {languages.map(({ code }) => (
        <link key={code} rel="alternate" hrefLang={code} href={address(code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={defaultAddress} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={address(language)} />
      <meta property="og:locale" content={language} />
      {image ? <meta property="og:image" content={siteUrl + image} /> : null}
      <meta name="twitter:card" content={image ? "summary_large_image" : "summary"} />
    </>
  );
}
