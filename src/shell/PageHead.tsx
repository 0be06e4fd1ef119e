import { languageCodes, regionalLocale } from "../domain/languages";
import { HeadLink, Html, Meta, Title } from "./head-elements";
import { pageAddress, type PageContext } from "./page-address";
import { required } from "./required";
import type { Schema, SchemaPage } from "./schemas/schema";
import { ShareCard } from "./ShareCard";
import { StructuredData } from "./StructuredData";

/** Metadata of an article for its head and share card. */
export interface ArticleFacts {
  readonly author: string;
  /** Date of publication: `2025-09-30`. */
  readonly publishedTime: string;
}

export interface PageHeadProps {
  readonly title: string;
  readonly description: string;
  readonly basics: Pick<Queries.PageBasicsFragment, "site" | "siteSettings">;
  readonly pageContext: PageContext;
  /** The page's share card; the site's by default. */
  readonly card?: Queries.ShareCardFragment;
  /** Only for articles. */
  readonly article?: ArticleFacts;
  /** Whether search engines may index the page; true by default. If false, it has no canonical address. */
  readonly indexed?: boolean;
  /** Languages with their own text; all by default. Pages in the others are not indexed, as duplicates. */
  readonly writtenIn?: readonly string[];
  /** schema.org data about the page for search engines. */
  readonly structuredData?: (page: SchemaPage) => readonly Schema[];
}

/** Whether this is the code that browsers get, without structured data: see `src/patches/lean-bundle.ts`. */
const inBrowserBundle = process.env.BUILD_STAGE === "build-javascript";

/** Head of a page: title, description, addresses in every language, share card and structured data. */
export function PageHead(props: PageHeadProps) {
  const { title, description, basics, pageContext, article, writtenIn = languageCodes } = props;
  const { language, i18n } = pageContext;
  const indexed = (props.indexed ?? true) && writtenIn.includes(language) && !pageContext.preview;
  const site = required(basics.siteSettings, "SiteSettings");
  const siteUrl = required(basics.site?.siteMetadata?.siteUrl, "siteUrl");
  const address = (code: string) => pageAddress(basics, pageContext, code);
  return (
    <>
      <Html lang={language} />
      <Title>{title}</Title>
      <Meta name="description" content={description} />
      {indexed ? null : <Meta name="robots" content="noindex" />}
      {indexed ? <HeadLink rel="canonical" href={address(language)} /> : null}
      {(indexed ? writtenIn : []).map((code) => (
        <HeadLink key={code} rel="alternate" hrefLang={code} href={address(code)} />
      ))}
      {indexed ? <HeadLink rel="alternate" hrefLang="x-default" href={siteUrl + i18n.originalPath} /> : null}
      {article ? <Meta name="author" content={article.author} /> : null}
      <ShareCard
        title={title}
        description={description}
        siteName={site.name}
        url={address(language)}
        locale={regionalLocale(language)}
        card={props.card ?? site.shareCard}
        siteUrl={siteUrl}
        publishedTime={article?.publishedTime}
      />
      {inBrowserBundle ? null : (
        <StructuredData schemas={props.structuredData?.({ siteUrl, language }) ?? []} />
      )}
    </>
  );
}
