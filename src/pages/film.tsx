import { graphql, type HeadProps, type PageProps } from "gatsby";
import { pageAddress, type PageContext } from "../shell/page-address";
import { PageHead } from "../shell/PageHead";
import { required } from "../shell/required";
import { filmSchema } from "../shell/schemas/film-schema";
import { SiteFrame } from "../shell/SiteFrame";
import { FilmView } from "../views/film/FilmView";

export default function FilmPage({ data, pageContext }: PageProps<Queries.FilmQuery, PageContext>) {
  return (
    <SiteFrame basics={data}>
      <FilmView film={required(data.filmPage, "film page")} address={pageAddress(data, pageContext)} />
    </SiteFrame>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.FilmQuery, PageContext>) {
  const film = required(data.filmPage, "film page");
  const { legalName } = required(data.siteSettings, "site settings");
  const poster = film.image.src.childImageSharp?.gatsbyImageData.images.fallback?.src;
  return (
    <PageHead
      {...film.seo}
      writtenIn={film.writtenIn}
      card={film.shareCard}
      basics={data}
      pageContext={pageContext}
      structuredData={(page) => [filmSchema(page, film, poster, legalName)]}
    />
  );
}

export const query = graphql`
  query Film($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "film", "share"] } }) {
      ...PageStrings
    }
    ...PageBasics
    filmPage(language: { eq: $language }) {
      ...SharedPage
      seo {
        title
        description
      }
      published
      ...FilmView
    }
  }
`;
