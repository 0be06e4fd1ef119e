import { graphql } from "gatsby";
import { Picture } from "../Picture/Picture";
import * as styles from "./LedePicture.styles";

export interface LedePictureProps {
  readonly picture: Queries.LedePictureFragment;
  /** `photo` shows the whole picture; `banner` is wider and crops it. */
  readonly shape?: "photo" | "banner";
  /** Language of the alternative text and caption, where it is not the page's. */
  readonly lang?: string | undefined;
}

/** The picture at the top of a page, edge to edge on small screens; fetched with high priority. */
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
        gatsbyImageData(width: 1600)
      }
    }
  }
`;
