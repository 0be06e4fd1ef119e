import { graphql } from "gatsby";
import { Picture } from "../Picture/Picture";
import * as styles from "./LedePicture.styles";

export interface LedePictureProps {
  readonly picture: Queries.LedePictureFragment;
  /** A photo shows all of the picture; a banner is wider and cuts it. */
  readonly shape?: "photo" | "banner";
  /** Language of the words, where it is not the page's. */
  readonly lang?: string | undefined;
}

/** The picture that opens a page, from edge to edge on small screens: fetched before all others. */
export function LedePicture({ picture, shape = "photo", lang }: LedePictureProps) {
  const data = picture.src.childImageSharp?.gatsbyImageData;
  if (!data) return null;
  return (
    <figure css={styles.lede} lang={lang}>
      <div css={[styles.frame, styles[shape]]}>
        <Picture data={data} alt={picture.alt} focus={picture.focus} first sizes={styles.sizes} />
      </div>
      {picture.caption ? <figcaption css={styles.captionText}>{picture.caption}</figcaption> : null}
    </figure>
  );
}

export const ledePictureFragment = graphql`
  fragment LedePicture on Picture {
    alt
    focus
    caption
    src {
      childImageSharp {
        gatsbyImageData(
          width: 1600
          breakpoints: [360, 640, 960, 1280]
          layout: CONSTRAINED
          formats: [AVIF, WEBP]
        )
      }
    }
  }
`;
