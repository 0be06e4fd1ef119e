import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PrintFoot } from "../components/PrintFoot/PrintFoot";
import { basePaths, pagePath } from "../domain/addresses";
import { pageTranslator } from "../i18n/page-text";
import { chapterName } from "../shell/chapter-name";
import { EntryHead } from "../shell/EntryHead";
import { pageAddress } from "../shell/page-address";
import type { PageContext } from "../shell/page-address";
import { required } from "../shell/required";
import { SiteFrame } from "../shell/SiteFrame";
import { ChapterView } from "../views/chapter/ChapterView";

export default function ChapterPage({ data, pageContext }: PageProps<Queries.ChapterPageQuery, PageContext>) {
  const chapter = required(data.chapter, "Chapter");
  const address = pageAddress(data, pageContext);
  return (
    <SiteFrame basics={data} current="resources">
      <ChapterView chapter={chapter} address={address} />
      <PrintFoot claims={chapter.claims} address={address} />
    </SiteFrame>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.ChapterPageQuery, PageContext>) {
  const chapter = required(data.chapter, "Chapter");
  const { summary, writtenIn, resource, shareCard: card } = chapter;
  const title = chapterName(chapter);
  const t = pageTranslator(data.locales);
  const between = [
    { name: t("resources:list"), path: basePaths.resources },
    { name: resource.title, path: pagePath(basePaths.resources, resource.slug) },
  ];
  return (
    <EntryHead basics={data} description={summary} {...{ title, card, writtenIn, pageContext, t, between }} />
  );
}

export const query = graphql`
  query ChapterPage($language: String!, $slug: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "resources", "share"] } }
    ) {
      ...PageStrings
    }
    ...PageBasics
    chapter(language: { eq: $language }, slug: { eq: $slug }) {
      ...SharedPage
      ...ChapterView
      claims {
        ...PrintedSource
      }
    }
  }
`;
