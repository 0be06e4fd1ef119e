import { unlocalizedPath } from "../../domain/paths";
import { searchPath } from "../../domain/search";
import { useI18n } from "../../i18n/I18nContext";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import { addressWords, nearestPages, type KnownPage } from "./nearest-pages";

export interface SuggestionsProps {
  readonly pathname: string;
  readonly pages: readonly KnownPage[];
}

/** Links to the pages that a wrong address may have meant, and to a search for its words. */
export function Suggestions({ pathname, pages }: SuggestionsProps) {
  const { t } = useI18n();
  const nearest = nearestPages(pathname, pages);
  const words = addressWords(pathname).join(" ");
  return (
    <nav aria-labelledby="suggestions">
      <h2 id="suggestions">{t(nearest.length > 0 ? "notFound:heading" : "notFound:look")}</h2>
      <ul>
        {nearest.map(({ path, title }) => (
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
