import { graphql } from "gatsby";
import { Picture } from "../Picture/Picture";

/** Any size that a screen may want, up to that of the originals. */
export const contentPictureFragment = graphql`
  fragment ContentPicture on Picture {
    src {
      childImageSharp {
        gatsbyImageData(width: 1600, breakpoints: [360, 640, 960, 1280])
      }
    }
    alt
    focus
  }
`;

/** For an upright or square frame, whose `sizes` exceed the screen: never the largest size. */
export const framedPictureFragment = graphql`
  fragment FramedPicture on Picture {
    src {
      childImageSharp {
        gatsbyImageData(width: 1280, breakpoints: [360, 640, 960])
      }
    }
    alt
    focus
  }
`;

export interface ContentPictureProps {
  readonly picture: Queries.ContentPictureFragment | Queries.FramedPictureFragment;
  /** Widths at which the uncropped picture would be shown, as in `sizes`. */
  readonly sizes: string;
  /** It is seen first: fetched at once and before others. */
  readonly first?: boolean;
}

/** A picture of an editor with its words and the point to keep in view. */
export function ContentPicture({ picture: { src, alt, focus }, sizes, first = false }: ContentPictureProps) {
  const data = src.childImageSharp?.gatsbyImageData;
  return data ? <Picture data={data} alt={alt} focus={focus} sizes={sizes} first={first} /> : null;
}
