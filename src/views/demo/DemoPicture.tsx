import { graphql } from "gatsby";
import { ContentPicture } from "../../components/ContentPicture/ContentPicture";
import { FileLinks } from "../../components/FileLinks/FileLinks";
import { FilmLink } from "../../components/FilmLink/FilmLink";
import * as styles from "./DemoPicture.styles";

export const demoPictureFragment = graphql`
  fragment DemoPicture on DemoPage {
    image {
      ...ContentPicture
    }
    note
    handoutPath
    handoutSize
    handoutFiles {
      ...LinkedFile
    }
  }
`;

export interface DemoPictureProps {
  readonly page: Queries.DemoPictureFragment;
  /** Whether there is a film to watch. */
  readonly hasFilm: boolean;
}

/** A picture, the words of the page as files to download, and the way to the film. */
export function DemoPicture({ page, hasFilm }: DemoPictureProps) {
  const { handoutPath: publicURL, handoutSize: size } = page;
  const text = { publicURL, base: publicURL.split("/").at(-1) ?? "", extension: "md", size };
  return (
    <>
      <div css={styles.picture}>
        <ContentPicture picture={page.image} sizes={styles.pictureSizes} first />
      </div>
      <div css={styles.foot}>
        <p>{page.note}</p>
        <FileLinks files={[...page.handoutFiles, text]} />
        {hasFilm ? <FilmLink /> : null}
      </div>
    </>
  );
}
