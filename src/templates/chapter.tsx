import { graphql, type HeadProps, type PageProps } from "gatsby";
import { basePaths, entryPath } from "../domain/addresses";
import { pageTranslator } from "../i18n/page-text";
import { EntryHead } from "../shell/EntryHead";
import type { PageContext } from "../shell/PageHead";
import { required } from "../shell/required";
import { SiteFrame } from "../shell/SiteFrame";
import { ChapterView } from "../views/chapter/ChapterView";

export default function ChapterPage({ data }: PageProps<Queries.ChapterPageQuery>) {
  return (
    <SiteFrame basics={data} current="resources">
      <ChapterView chapter={required(data.chapter, "Chapter")} />
    </SiteFrame>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.ChapterPageQuery, PageContext>) {
  const { title, summary, writtenIn, resource, shareCard: card } = required(data.chapter, "Chapter");
  const t = pageTranslator(data.locales);
  const between = [
    { name: t("resources:list"), path: basePaths.resources },
    { name: resource.title, path: entryPath(basePaths.resources, resource.slug) },
  ];
  return (
    <EntryHead basics={data} description={summary} {...{ title, card, writtenIn, pageContext, t, between }} />
  );
}

export const query = graphql`
  query ChapterPage($language: String!, $slug: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "resources"] } }) {
      ...PageStrings
    }
    ...PageBasics
    chapter(language: { eq: $language }, slug: { eq: $slug }) {
      writtenIn
      shareCard {
        ...ShareCard
      }
      ...ChapterView
    }
  }
`;
