import { graphql } from "gatsby";

/** What every page asks for: the site's address and what surrounds the page. Needs `$language`. */
export const pageBasicsFragment = graphql`
  fragment PageBasics on Query {
    site {
      siteMetadata {
        siteUrl
      }
    }
    siteSettings(language: { eq: $language }) {
      name
      ...Footer
    }
  }
`;

/** The interface strings of a page, in the shape that the i18n plugin reads. */
export const pageStringsFragment = graphql`
  fragment PageStrings on LocaleConnection {
    edges {
      node {
        ns
        data
        language
      }
    }
  }
`;
