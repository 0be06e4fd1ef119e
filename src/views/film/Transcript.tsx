import { graphql } from "gatsby";
import { timed } from "../../domain/film";
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
  }
`;

export interface TranscriptProps {
  readonly film: Queries.FilmTranscriptFragment;
  /** Language of the texts, where it is not the page's. */
  readonly lang?: string | undefined;
}

/** `75` → `1:15`. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** What the film shows and says, scene by scene. */
export function Transcript({ film: { transcriptTitle, scenes }, lang }: TranscriptProps) {
  return (
    <section css={styles.transcript} aria-labelledby="transcript" lang={lang}>
      <h2 id="transcript">{transcriptTitle}</h2>
      <ol>
        {timed(scenes).map(({ start, shows, says }) => (
          <li key={start}>
            <time dateTime={`PT${start}S`}>{clock(start)}</time>
            <p>{says}</p>
            <p>{shows}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
