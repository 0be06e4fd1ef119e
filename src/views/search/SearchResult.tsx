import { localizedPath, unlocalizedPath } from "../../domain/paths";
import { useI18n } from "../../i18n/I18nContext";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import { kicker } from "../../theme/mixins";
import type { FoundPage } from "../shared/search/pagefind";
import { bestParts } from "./best-parts";
import { markedText } from "./marked-text";
import * as styles from "./SearchResults.styles";

export interface SearchResultProps {
  readonly page: FoundPage;
  /** What was looked for. */
  readonly words: string;
}

/** A page that was found: its kind, title, an excerpt, its picture, and the parts that have the words. */
export function SearchResult({ page, words }: SearchResultProps) {
  const { t, language } = useI18n();
  const { url, meta, excerpt } = page;
  const parts = bestParts(page.sub_results, words);
  return (
    <li css={styles.result}>
      {meta.image ? <img src={meta.image} alt="" loading="lazy" decoding="async" /> : null}
      <div>
        <p css={kicker}>{t(`search:kinds.${meta.kind}`)}</p>
        <h3>
          <LocalizedLink to={unlocalizedPath(url)}>{meta.title}</LocalizedLink>
        </h3>
        <p css={styles.excerpt}>{markedText(excerpt)}</p>
        {parts.length > 0 ? (
          <ul css={styles.parts} aria-label={t("common:parts")}>
            {parts.map((part) => (
              <li key={part.url}>
                <a href={localizedPath(unlocalizedPath(part.url), language)}>{part.title}</a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </li>
  );
}
