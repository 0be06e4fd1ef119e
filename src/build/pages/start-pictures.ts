import type { PageStep } from "./page-step";
import { runQuery } from "./run-query";

const query = /* GraphQL */ `
  fragment Started on Picture {
    src {
      childImageSharp {
        gatsbyImageData(width: 1600)
      }
    }
  }

  query StartedPictures($language: String!) {
    allProject(filter: { language: { eq: $language } }) {
      nodes {
        image {
          ...Started
        }
      }
    }
    allNewsArticle(filter: { language: { eq: $language } }) {
      nodes {
        image {
          ...Started
        }
      }
    }
    allDonationCampaign(filter: { language: { eq: $language } }) {
      nodes {
        image {
          ...Started
        }
      }
    }
  }
`;

/**
 * Starts encoding the pictures of entries, as their pages ask for them (`ContentPicture`). By itself, Gatsby starts when
 * it runs the pages' queries, after all bundling: a first build on two cores then takes half a minute longer.
 */
export const startPictures: PageStep = async (args) => {
  if (process.env.gatsby_executing_command === "build") await runQuery(args, query);
};
