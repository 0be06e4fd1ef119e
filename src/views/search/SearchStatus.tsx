import { useI18n } from "../../i18n/I18nContext";
import { muted } from "../../theme/mixins";
import type { SearchOutcomeProps } from "./SearchOutcome";

/** Says, also to screen readers, how many pages were found and for which words. */
export function SearchStatus({ state: { words, findings, query } }: SearchOutcomeProps) {
  const { t } = useI18n();
  return (
    <p role="status" css={muted}>
      {words ? message() : null}
    </p>
  );

  function message(): string {
    if (findings === undefined) return t("search:searching");
    if (findings === null) return t("search:failed.title");
    const { counts, words: used } = findings;
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const count = query.kind ? (counts[query.kind] ?? 0) : all;
    if (all === 0) return t("search:nothing.title", { words });
    const found = t("search:found", { count, words: used });
    return used === words ? found : `${t("search:instead", { typed: words, words: used })} ${found}`;
  }
}
