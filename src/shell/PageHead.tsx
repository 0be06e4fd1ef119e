import { languages } from "../i18n/languages";
import { localizedPath } from "../i18n/paths";
import { HeadLink, Html, Meta, Title } from "./head-elements";
import { required } from "./required";

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
  readonly basics: Queries.PageBasicsFragment;
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
  basics,
  pageContext,
  image,
  imageAlt,
  article,
  indexed = true,
}: PageHeadProps) {
  const { language, i18n } = pageContext;
  const siteUrl = required(basics.site?.siteMetadata?.siteUrl, "siteUrl");
  const address = (code: string) => siteUrl + localizedPath(i18n.originalPath, code);
  const defaultAddress = siteUrl + i18n.originalPath;
  return (
    <>
      <Html lang={language} />
      <Title>{title}</Title>
      <Meta name="description" content={description} />
      {indexed ? null : <Meta name="robots" content="noindex" />}
      {indexed ? <HeadLink rel="canonical" href={address(language)} /> : null}
      {(indexed ? languages : []).map(({ code }) => (
        <HeadLink key={code} rel="alternate" hrefLang={code} href={address(code)} />
      ))}
      {indexed ? <HeadLink rel="alternate" hrefLang="x-default" href={defaultAddress} /> : null}
      <Meta property="og:title" content={title} />
      <Meta property="og:description" content={description} />
      <Meta property="og:type" content={article ? "article" : "website"} />
      <Meta property="og:url" content={address(language)} />
      <Meta property="og:locale" content={language} />
      {image ? <Meta property="og:image" content={siteUrl + image} /> : null}
      {image && imageAlt ? <Meta property="og:image:alt" content={imageAlt} /> : null}
      {article ? <Meta property="article:published_time" content={article.publishedTime} /> : null}
      {article ? <Meta name="author" content={article.author} /> : null}
      <Meta name="twitter:card" content={image ? "summary_large_image" : "summary"} />
    </>
  );
}
