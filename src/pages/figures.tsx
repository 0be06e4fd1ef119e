import { graphql, type HeadProps, type PageProps } from "gatsby";
import { pageAddress } from "../shell/page-address";
import type { PageContext } from "../shell/page-address";
import { PageHead } from "../shell/PageHead";
import { required } from "../shell/required";
import { datasetSchema } from "../shell/schemas/dataset-schema";
import { SiteFrame } from "../shell/SiteFrame";
import { FiguresView } from "../views/figures/FiguresView";

export default function FiguresPage({ data, pageContext }: PageProps<Queries.FiguresQuery, PageContext>) {
  return (
    <SiteFrame basics={data}>
      <FiguresView
        page={required(data.figuresPage, "figures page")}
        claims={data.allClaim.nodes}
        address={pageAddress(data, pageContext)}
      />
    </SiteFrame>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.FiguresQuery, PageContext>) {
  const words = required(data.figuresPage, "figures page");
  const { legalName } = required(data.siteSettings, "site settings");
  return (
    <PageHead
      {...words.seo}
      writtenIn={words.writtenIn}
      card={words.shareCard}
      basics={data}
      pageContext={pageContext}
      structuredData={(page) => [datasetSchema(page, words, data.allClaim.nodes, legalName)]}
    />
  );
}

export const query = graphql`
  query Figures($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "figures", "share"] } }) {
      ...PageStrings
    }
    ...PageBasics
    figuresPage(language: { eq: $language }) {
      ...SharedPage
      seo {
        title
        description
      }
      ...FiguresView
    }
    allClaim(filter: { language: { eq: $language } }, sort: { slug: ASC }) {
      nodes {
        ...ListedClaim
      }
    }
  }
`;
