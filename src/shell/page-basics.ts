import { graphql } from "gatsby";

/** Data that every page queries: site address, share card, header and footer. Needs `$language`. */
export const pageBasicsFragment = graphql`
  fragment PageBasics on Query {
    site {
      siteMetadata {
        siteUrl
      }
    }
    siteSettings(language: { eq: $language }) {
      name
      shareCard {
        ...ShareCard
      }
      ...Footer
    }
    ...FooterColumns
  }
`;

/** How a page looks where a link to it is shared. */
export const shareCardFragment = graphql`
  fragment ShareCard on ShareCard {
    picture
    alt
  }
`;

/** What the head of a page needs of the entry or the page copy that it shows. */
export const sharedPageFragment = graphql`
  fragment SharedPage on Shared {
    writtenIn
    shareCard {
      ...ShareCard
    }
  }
`;

/** An entry's picture for search engines, 1200 × 630 px. */
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
