import { graphql } from "gatsby";
import { basePaths, demoPath, offlinePath, pagePath, trackingPath } from "../../domain/addresses";
import { searchPath } from "../../domain/search";
import { foreignLang } from "../../i18n/foreign";
import { useI18n } from "../../i18n/I18nContext";
import { FooterLinks } from "./FooterLinks";

export const footerColumnsFragment = graphql`
  fragment FooterColumns on Query {
    footerPages: allDocument(
      filter: { language: { eq: $language }, footer: { gte: 1 } }
      sort: { footer: ASC }
    ) {
      nodes {
        slug
        title
        ...ForeignText
      }
    }
    shelves: allResource(filter: { language: { eq: $language } }) {
      types: distinct(field: { type: SELECT })
    }
  }
`;

export interface FooterColumnsProps {
  readonly contents: Queries.FooterColumnsFragment;
}

/** Types of resources that the footer links to, if there are any of that type. */
const shelves = ["ebook", "template", "guide"] as const;

/**
 * Columns of links: fixed pages, resource shelves that are not empty, and information pages chosen by
 * editors.
 */
export function FooterColumns({ contents: { footerPages, shelves: filled } }: FooterColumnsProps) {
  const { t } = useI18n();
  return (
    <>
      <FooterLinks
        id="organisation"
        title={t("common:footer.organisation.title")}
        links={[
          { text: t("common:footer.organisation.about"), to: "/#about" },
          { text: t("common:footer.organisation.work"), to: "/#work" },
          { text: t("common:footer.organisation.projects"), to: basePaths.projects },
          { text: t("common:footer.organisation.news"), to: basePaths.news },
          { text: t("common:footer.organisation.transparency"), to: basePaths.reports },
          { text: t("common:footer.organisation.figures"), to: basePaths.claims },
          { text: t("common:footer.organisation.tracking"), to: trackingPath },
          { text: t("common:footer.organisation.demo"), to: demoPath },
          { text: t("common:footer.organisation.search"), to: searchPath },
          { text: t("common:footer.organisation.offline"), to: offlinePath },
        ]}
      />
      <FooterLinks
        id="resources"
        title={t("common:footer.resources.title")}
        links={[
          ...shelves
            .filter((type) => filled.types.includes(type))
            .map((type) => ({
              text: t(`common:footer.resources.${type}`),
              to: `${basePaths.resources}#${type}`,
            })),
          { text: t("common:footer.resources.blog"), to: basePaths.news },
        ]}
      />
      {footerPages.nodes.length > 0 ? (
        <FooterLinks
          id="support"
          title={t("common:footer.support")}
          links={footerPages.nodes.map((page) => ({
            text: page.title,
            to: pagePath("/", page.slug),
            lang: foreignLang(page),
          }))}
        />
      ) : null}
    </>
  );
}
