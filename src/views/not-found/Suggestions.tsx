import { unlocalizedPath } from "../../domain/paths";
import { searchPath } from "../../domain/search";
import { useI18n } from "../../i18n/I18nContext";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import { nearestPages, searchWords, type KnownPage } from "./nearest-pages";
import { useFoundPages } from "./useFoundPages";

export interface SuggestionsProps {
  readonly pathname: string;
  readonly pages: readonly KnownPage[];
}

/**
 * Links to the pages that a wrong address may have meant by their names or else by their texts, and to a search
 * for its words.
 */
export function Suggestions({ pathname, pages }: SuggestionsProps) {
  const { t } = useI18n();
  const nearest = nearestPages(pathname, pages);
  const words = searchWords(pathname, pages);
  const found = useFoundPages(nearest.length > 0 ? "" : words);
  const suggested = nearest.length > 0 ? nearest : found;
  return (
    <nav aria-labelledby="suggestions">
      <h2 id="suggestions">{t(suggested.length > 0 ? "notFound:heading" : "notFound:look")}</h2>
      <ul>
        {suggested.map(({ path, title }) => (
          <li key={path}>
            <LocalizedLink to={unlocalizedPath(path)}>{title}</LocalizedLink>
          </li>
        ))}
        <li>
          {words ? (
            <LocalizedLink to={`${searchPath}?q=${encodeURIComponent(words)}`}>
              {t("notFound:search", { words })}
            </LocalizedLink>
          ) : (
            <LocalizedLink to={searchPath}>{t("common:footer.organisation.search")}</LocalizedLink>
          )}
        </li>
      </ul>
    </nav>
  );
}
