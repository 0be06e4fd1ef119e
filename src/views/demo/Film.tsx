import { graphql } from "gatsby";
import { ContentPicture } from "../../components/ContentPicture/ContentPicture";
import { FileLinks } from "../../components/FileLinks/FileLinks";
import * as styles from "./Film.styles";

export const filmFragment = graphql`
  fragment DemoFilm on DemoPage {
    image {
      ...ContentPicture
    }
    filmNote
    handoutPath
    handoutSize
    handoutFiles {
      ...LinkedFile
    }
  }
`;

/** A picture in place of the film, which does not exist yet, and what it will show as files to download. */
export function Film({ page }: { readonly page: Queries.DemoFilmFragment }) {
  const { handoutPath: publicURL, handoutSize: size } = page;
  const text = { publicURL, base: publicURL.split("/").at(-1) ?? "", extension: "md", size };
  return (
    <>
      <div css={styles.picture}>
        <ContentPicture picture={page.image} sizes={styles.pictureSizes} first />
      </div>
      <div css={styles.foot}>
        <p>{page.filmNote}</p>
        <FileLinks files={[...page.handoutFiles, text]} />
      </div>
    </>
  );
}
