import { graphql } from "gatsby";

/** Data that every page queries: site address, share picture, header and footer. Needs `$language`. */
export const pageBasicsFragment = graphql`
  fragment PageBasics on Query {
    site {
      siteMetadata {
        siteUrl
      }
    }
    siteSettings(language: { eq: $language }) {
      name
      shareImage {
        ...SharePicture
      }
      ...Footer
    }
    ...FooterColumns
  }
`;

/** A picture for share cards, 1200 × 630 px. */
export const sharePictureFragment = graphql`
  fragment SharePicture on Picture {
    alt
    src {
      share: childImageSharp {
        resize(width: 1200, height: 630, toFormat: JPG, quality: 75) {
          src
        }
      }
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
