import { graphql } from "gatsby";
import { Picture } from "../Picture/Picture";

/** Sizes for any screen, up to the size of the originals. */
export const contentPictureFragment = graphql`
  fragment ContentPicture on Picture {
    src {
      childImageSharp {
        gatsbyImageData(width: 1600)
      }
    }
    alt
    focus
  }
`;

/** For portrait or square frames, whose `sizes` are wider than the screen: the largest size is left out. */
export const framedPictureFragment = graphql`
  fragment FramedPicture on Picture {
    src {
      childImageSharp {
        gatsbyImageData(width: 1110)
      }
    }
    alt
    focus
  }
`;

export interface ContentPictureProps {
  readonly picture: Queries.ContentPictureFragment | Queries.FramedPictureFragment;
  /** Widths of the uncropped picture, in the syntax of the `sizes` attribute. */
  readonly sizes: string;
  /** Whether it is above the fold: then it is fetched eagerly, with high priority. */
  readonly first?: boolean;
}

/** A picture that editors chose, with its alternative text and focal point. */
export function ContentPicture({ picture: { src, alt, focus }, sizes, first = false }: ContentPictureProps) {
  const data = src.childImageSharp?.gatsbyImageData;
  return data ? <Picture data={data} alt={alt} focus={focus} sizes={sizes} first={first} /> : null;
}
