import { Button, ButtonLink } from "../../components/Button/Button";
import { EmptyState } from "../../components/EmptyState/EmptyState";
import { useI18n } from "../../i18n/I18nContext";
import { countAll } from "../shared/search/find-pages";
import { SearchElsewhere } from "./SearchElsewhere";
import { SearchResults } from "./SearchResults";
import * as styles from "./SearchResults.styles";
import type { useSearch } from "./useSearch";

export interface SearchOutcomeProps {
  readonly state: ReturnType<typeof useSearch>;
}

/** What the search has come to: found pages, help where there are none, or that it failed. */
export function SearchOutcome({ state }: SearchOutcomeProps) {
  const { t } = useI18n();
  const { words, findings, isInstead, query } = state;
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
        <SearchElsewhere words={words} />
      </EmptyState>
    );
  }
  return (
    <>
      {isInstead ? (
        <p css={styles.elsewhere}>
          <SearchElsewhere words={words} />
        </p>
      ) : null}
      <SearchResults
        findings={findings}
        kind={query.kind}
        onChooseKind={state.chooseKind}
        onMore={state.showMore}
      />
    </>
  );
}
