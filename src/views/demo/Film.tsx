import { graphql } from "gatsby";
import { Download } from "lucide-react";
import { buttonStyles } from "../../components/Button/Button.styles";
import { ContentPicture } from "../../components/ContentPicture/ContentPicture";
import { useI18n } from "../../i18n/I18nContext";
import * as styles from "./Film.styles";

export const filmFragment = graphql`
  fragment DemoFilm on DemoPage {
    image {
      ...ContentPicture
    }
    filmNote
    handoutPath
    handoutSize
  }
`;

/** A picture in place of the film, which does not exist yet, and what it will show as a handout to download. */
export function Film({ page }: { readonly page: Queries.DemoFilmFragment }) {
  const { t, format } = useI18n();
  return (
    <>
      <div css={styles.picture}>
        <ContentPicture picture={page.image} sizes={styles.pictureSizes} first />
      </div>
      <div css={styles.foot}>
        <p>{page.filmNote}</p>
        <a css={buttonStyles({ tone: "line", size: "small" })} href={page.handoutPath} download>
          <Download aria-hidden="true" />
          {t("demo:download", { size: format.fileSize(page.handoutSize) })}
        </a>
      </div>
    </>
  );
}
