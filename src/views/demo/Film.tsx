import { graphql } from "gatsby";
import { Download, Pause, Play } from "lucide-react";
import { useState } from "react";
import { buttonStyles } from "../../components/Button/Button.styles";
import { ContentPicture } from "../../components/ContentPicture/ContentPicture";
import { useI18n } from "../../i18n/I18nContext";
import { scripted } from "../../theme/mixins";
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

/** The film's first frame with a play button, and a handout to download. */
export function Film({ page }: { readonly page: Queries.DemoFilmFragment }) {
  const { t, format } = useI18n();
  const [playing, setPlaying] = useState(false);
  return (
    <>
      <div css={styles.frame}>
        <div css={styles.picture}>
          <ContentPicture picture={page.image} sizes={styles.pictureSizes} first />
        </div>
        <button
          type="button"
          css={[styles.play, scripted]}
          aria-label={playing ? t("demo:pause") : t("demo:play")}
          onClick={() => setPlaying(!playing)}
        >
          {playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        </button>
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
