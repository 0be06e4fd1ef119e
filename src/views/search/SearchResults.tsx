import { Button } from "../../components/Button/Button";
import { FilterButtons } from "../../components/Chips/FilterButtons";
import { searchKinds, type SearchKind } from "../../domain/search";
import { useI18n } from "../../i18n/I18nContext";
import { visuallyHidden } from "../../theme/mixins";
import { countAll, type Findings } from "../shared/search/find-pages";
import { SearchResult } from "./SearchResult";
import * as styles from "./SearchResults.styles";

export interface SearchResultsProps {
  readonly findings: Findings;
  readonly kind: SearchKind | null;
  readonly onChooseKind: (kind: SearchKind | null) => void;
  readonly onMore: () => void;
}

/** The pages that were found, with a filter by kind. */
export function SearchResults({ findings, kind, onChooseKind, onMore }: SearchResultsProps) {
  const { t } = useI18n();
  const { pages, further, counts } = findings;
  const option = (value: SearchKind | "all", count: number) => ({
    value,
    label: t("search:counted", { kind: t(`search:kinds.${value}`), count }),
  });
  const found = searchKinds.filter((each) => each === kind || (counts[each] ?? 0) > 0);
  return (
    <div css={styles.results}>
      <FilterButtons
        label={t("search:filter")}
        options={[option("all", countAll(findings)), ...found.map((each) => option(each, counts[each] ?? 0))]}
        chosen={kind ?? "all"}
        onChoose={(value) => onChooseKind(value === "all" ? null : value)}
      />
      <h2 css={visuallyHidden}>{t("search:results")}</h2>
      <ol>
        {pages.map((page) => (
          <SearchResult key={page.url} page={page} words={findings.words} />
        ))}
      </ol>
      {further > 0 ? (
        <Button tone="line" onClick={onMore}>
          {t("search:more")}
        </Button>
      ) : null}
    </div>
  );
}
