import { languages } from "../i18n/languages";
import { localizedPath } from "../i18n/paths";

/** What gatsby-plugin-react-i18next adds to the context of every page. */
export interface PageContext {
  readonly language: string;
  readonly i18n: { readonly originalPath: string };
}

/** What a shared article says about itself besides its words. */
export interface ArticleFacts {
  readonly author: string;
  /** `2025-09-30` */
  readonly publishedTime: string;
}

export interface PageHeadProps {
  readonly title: string;
  readonly description: string;
  readonly siteUrl: string;
  readonly pageContext: PageContext;
  /** Absolute path of the picture for shared links, 1200 px wide. */
  readonly image?: string | null | undefined;
  /** What happens in that picture. */
  readonly imageAlt?: string;
  /** Of a page that is an article. */
  readonly article?: ArticleFacts;
  /** Whether search engines may list it: without, it has no address to be known by. */
  readonly indexed?: boolean;
}

/** Head of a page: its words, its address in every language, and its card when it is shared. */
export function PageHead({
  title,
  description,
  siteUrl,
  pageContext,
  image,
  imageAlt,
  article,
  indexed = true,
}: PageHeadProps) {
  const { language, i18n } = pageContext;
  const address = (code: string) => siteUrl + localizedPath(i18n.originalPath, code);
  const defaultAddress = siteUrl + i18n.originalPath;
  return (
    <>
      <html lang={language} />
      <title>{title}</title>
      <meta name="description" content={description} />
      {indexed ? null : <meta name="robots" content="noindex" />}
      {indexed ? <link rel="canonical" href={address(language)} /> : null}
      {(indexed ? languages : []).map(({ code }) => (
        <link key={code} rel="alternate" hrefLang={code} href={address(code)} />
      ))}
      {indexed ? <link rel="alternate" hrefLang="x-default" href={defaultAddress} /> : null}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={article ? "article" : "website"} />
      <meta property="og:url" content={address(language)} />
      <meta property="og:locale" content={language} />
      {image ? <meta property="og:image" content={siteUrl + image} /> : null}
      {image && imageAlt ? <meta property="og:image:alt" content={imageAlt} /> : null}
      {article ? <meta property="article:published_time" content={article.publishedTime} /> : null}
      {article ? <meta name="author" content={article.author} /> : null}
      <meta name="twitter:card" content={image ? "summary_large_image" : "summary"} />
    </>
  );
}
