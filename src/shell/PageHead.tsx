import { languageCodes, regionalLocale } from "../i18n/languages";
import { localizedPath } from "../i18n/paths";
import { HeadLink, Html, Meta, Title } from "./head-elements";
import { required } from "./required";
import type { Schema, SchemaPage } from "./schemas/schema";
import { ShareCard } from "./ShareCard";
import { StructuredData } from "./StructuredData";

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
  /** Of the page where it has one of its own; else the site's is shown where it is shared. */
  readonly image?: Queries.SharePictureFragment | null | undefined;
  /** Of a page that is an article. */
  readonly article?: ArticleFacts;
  /** Whether search engines may list it: without, it has no address to be known by. */
  readonly indexed?: boolean;
  /** Languages that have a text of their own: elsewhere the same words would be listed twice. */
  readonly writtenIn?: readonly string[];
  /** What search engines are told about what is on the page. */
  readonly structuredData?: (page: SchemaPage) => readonly Schema[];
}

/** Head of a page: its words, its address in every language, and its card when it is shared. */
export function PageHead(props: PageHeadProps) {
  const { title, description, basics, pageContext, article, writtenIn = languageCodes } = props;
  const { language, i18n } = pageContext;
  const indexed = (props.indexed ?? true) && writtenIn.includes(language);
  const site = required(basics.siteSettings, "SiteSettings");
  const siteUrl = required(basics.site?.siteMetadata?.siteUrl, "siteUrl");
  const address = (code: string) => siteUrl + localizedPath(i18n.originalPath, code);
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
        image={props.image ?? site.shareImage}
        siteUrl={siteUrl}
        publishedTime={article?.publishedTime}
      />
      <StructuredData schemas={props.structuredData?.({ siteUrl, language }) ?? []} />
    </>
  );
}
