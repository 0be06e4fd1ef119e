import { Button, ButtonLink } from "../../components/Button/Button";
import { buttonStyles } from "../../components/Button/Button.styles";
import { EmptyState } from "../../components/EmptyState/EmptyState";
import { formatLanguage } from "../../domain/format";
import { localizedPath } from "../../domain/paths";
import { searchPath } from "../../domain/search";
import { useI18n } from "../../i18n/I18nContext";
import { countAll } from "../shared/search/find-pages";
import { writeSearch } from "./search-address";
import { SearchResults } from "./SearchResults";
import type { useSearch } from "./useSearch";

export interface SearchOutcomeProps {
  readonly state: ReturnType<typeof useSearch>;
}

/** What the search has come to: found pages, help where there are none, or that it failed. */
export function SearchOutcome({ state }: SearchOutcomeProps) {
  const { t, language, languages } = useI18n();
  const { words, findings, query } = state;
  if (!words || findings === undefined) return null;
  if (findings === null) {
    return (
      <EmptyState heading="h2" title={t("search:failed.title")} hint={t("search:failed.hint")}>
        <Button tone="line" size="small" onClick={state.tryAgain}>
          {t("search:failed.again")}
        </Button>
      </EmptyState>
    );
  }
  if (countAll(findings) === 0) {
    return (
      <EmptyState heading="h2" title={t("search:nothing.title", { words })} hint={t("search:nothing.hint")}>
        <ButtonLink tone="line" size="small" to="/#contact">
          {t("search:nothing.ask")}
        </ButtonLink>
        {languages
          .filter(({ code }) => code !== language)
          .map(({ code }) => (
            <a
              key={code}
              css={buttonStyles({ tone: "line", size: "small" })}
              href={localizedPath(searchPath, code) + writeSearch({ words, kind: null })}
              hrefLang={code}
            >
              {t("search:nothing.elsewhere", { language: formatLanguage(code, language) })}
            </a>
          ))}
      </EmptyState>
    );
  }
  return (
    <SearchResults
      findings={findings}
      kind={query.kind}
      onChooseKind={state.chooseKind}
      onMore={state.showMore}
    />
  );
}
