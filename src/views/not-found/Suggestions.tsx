import { basePaths } from "../../domain/addresses";
import { unlocalizedPath } from "../../domain/paths";
import { useI18n } from "../../i18n/I18nContext";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import { lastPart, nearestPages, type KnownPage } from "./nearest-pages";

export interface SuggestionsProps {
  readonly pathname: string;
  readonly pages: readonly KnownPage[];
}

/** Links to the pages with the most similar addresses, and to a project search for the address's words. */
export function Suggestions({ pathname, pages }: SuggestionsProps) {
  const { t } = useI18n();
  const words = lastPart(pathname)
    .replaceAll(/[-_+]|%20/g, " ")
    .trim();
  return (
    <nav aria-labelledby="suggestions">
      <h2 id="suggestions">{t("notFound:heading")}</h2>
      <ul>
        {nearestPages(pathname, pages).map(({ path, title }) => (
          <li key={path}>
            <LocalizedLink to={unlocalizedPath(path)}>{title}</LocalizedLink>
          </li>
        ))}
        {words ? (
          <li>
            <LocalizedLink to={`${basePaths.projects}?q=${encodeURIComponent(words)}`}>
              {t("notFound:search", { words })}
            </LocalizedLink>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
