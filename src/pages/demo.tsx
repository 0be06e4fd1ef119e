import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageHead, type PageContext } from "../shell/PageHead";
import { required } from "../shell/required";
import { SiteFrame } from "../shell/SiteFrame";
import { DemoView } from "../views/demo/DemoView";

export default function DemoPage({ data }: PageProps<Queries.DemoQuery>) {
  return (
    <SiteFrame site={required(data.siteSettings, "SiteSettings")}>
      <DemoView page={required(data.demoPage, "DemoPage")} />
    </SiteFrame>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.DemoQuery, PageContext>) {
  const { seo, image } = required(data.demoPage, "DemoPage");
  return (
    <PageHead
      title={seo.title}
      description={seo.description}
      siteUrl={required(data.site?.siteMetadata?.siteUrl, "siteUrl")}
      pageContext={pageContext}
      image={image.src.share?.resize?.src}
      imageAlt={image.alt}
    />
  );
}

export const query = graphql`
  query Demo($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "demo"] } }) {
      ...PageStrings
    }
    ...PageBasics
    demoPage(language: { eq: $language }) {
      seo {
        title
        description
      }
      image {
        src {
          share: childImageSharp {
            resize(width: 1200, height: 630, toFormat: JPG, quality: 75) {
              src
            }
          }
        }
      }
      ...DemoView
    }
  }
`;
