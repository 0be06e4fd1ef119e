import { graphql } from "gatsby";
import { captionsPath } from "../../domain/film";
import { languageName } from "../../domain/languages";
import { useI18n } from "../../i18n/I18nContext";
import * as styles from "./FilmView.styles";

export const filmPlayerFragment = graphql`
  fragment FilmPlayer on FilmPage {
    title
    seconds
    contentLanguage
    writtenIn
    files {
      publicURL
      extension
      size
    }
    image {
      src {
        childImageSharp {
          gatsbyImageData(width: 1280, placeholder: NONE)
        }
      }
      alt
    }
  }
`;

const captionsIn = (code: string) => ({
  src: captionsPath(code),
  srcLang: code,
  label: languageName(code),
});

/** The browser's own player. Nothing but the poster is loaded before someone presses play. */
export function FilmPlayer({ film }: { readonly film: Queries.FilmPlayerFragment }) {
  const { t, format } = useI18n();
  const { files, image, contentLanguage } = film;
  const length = format.minutes(Math.max(1, Math.round((film.seconds ?? 0) / 60)));
  const size = format.fileSize(Math.max(...files.map((file) => file.size)));
  const [last] = files.slice(-1);
  const others = film.writtenIn.filter((code) => code !== contentLanguage);
  return (
    <div css={styles.player}>
      <video
        css={styles.film}
        controls
        playsInline
        preload="none"
        poster={image.src.childImageSharp?.gatsbyImageData.images.fallback?.src}
        width={1280}
        height={720}
        aria-label={film.title}
      >
        {files.map(({ publicURL, extension }) => (
          <source key={extension} src={publicURL ?? undefined} type={`video/${extension}`} />
        ))}
        <track kind="captions" {...captionsIn(contentLanguage)} default />
        {others.map((code) => (
          <track key={code} kind="captions" {...captionsIn(code)} />
        ))}
        <a href={last?.publicURL ?? undefined}>{t("film:unplayable")}</a>
      </video>
      <p css={styles.facts}>
        {t("film:facts", { length })} · {t("film:size", { size })}
      </p>
    </div>
  );
}
