import { graphql } from "gatsby";
import { claimPath } from "../../domain/addresses";
import { timed } from "../../domain/film";
import { foreignLang } from "../../i18n/foreign";
import { useI18n } from "../../i18n/I18nContext";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import * as styles from "./FilmView.styles";

export const filmTranscriptFragment = graphql`
  fragment FilmTranscript on FilmPage {
    transcriptTitle
    contentLanguage
    scenes {
      seconds
      shows
      says
    }
    claims {
      ...PrintedSource
    }
  }
`;

export interface TranscriptProps {
  readonly film: Queries.FilmTranscriptFragment;
  /** Language of the texts, where it is not the page's. */
  readonly lang?: string | undefined;
}

/** `75` → `1:15`. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** What the film shows and says, scene by scene, and where its figures come from. */
export function Transcript({ film: { transcriptTitle, scenes, claims }, lang }: TranscriptProps) {
  return (
    <section css={styles.transcript} aria-labelledby="transcript">
      <h2 id="transcript" lang={lang}>
        {transcriptTitle}
      </h2>
      <ol lang={lang}>
        {timed(scenes).map(({ start, shows, says }) => (
          <li key={start}>
            <time dateTime={`PT${start}S`}>{clock(start)}</time>
            <p>{says}</p>
            <p>{shows}</p>
          </li>
        ))}
      </ol>
      {claims.length > 0 ? <Sources claims={claims} /> : null}
    </section>
  );
}

/** Where the figures come from, each leading to all that is known about it. */
function Sources({ claims }: { readonly claims: readonly Queries.PrintedSourceFragment[] }) {
  const { t } = useI18n();
  return (
    <>
      <h3>{t("share:print.sources")}</h3>
      <ul>
        {claims.map(({ slug, figure, title, source, ...text }) => (
          <li key={slug} lang={foreignLang(text)}>
            <LocalizedLink to={claimPath({ slug })}>
              {figure} · {title}
            </LocalizedLink>
            <p>{source.title}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
