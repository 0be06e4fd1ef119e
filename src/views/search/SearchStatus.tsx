import { useI18n } from "../../i18n/I18nContext";
import { muted, visuallyHidden } from "../../theme/mixins";
import { countAll } from "../shared/search/find-pages";
import type { SearchOutcomeProps } from "./SearchOutcome";

/** Says how many pages were found and for which words; where a heading says that there are none, only aloud. */
export function SearchStatus({ state: { words, wanted, findings, isInstead, query } }: SearchOutcomeProps) {
  const { t } = useI18n();
  const isHeading = findings === null || (findings !== undefined && countAll(findings) === 0);
  return (
    <p role="status" css={isHeading ? visuallyHidden : muted}>
      {words ? message() : null}
    </p>
  );

  function message(): string {
    if (findings === undefined) return t("search:searching");
    if (findings === null) return t("search:failed.title");
    const { counts, words: used } = findings;
    const all = countAll(findings);
    const count = query.kind ? (counts[query.kind] ?? 0) : all;
    if (all === 0) return t("search:nothing.title", { words });
    const found = t("search:found", { count, words: used });
    return isInstead ? `${t("search:instead", { typed: wanted })} ${found}` : found;
  }
}
