import { useEffect, useState } from "react";
import { changeAddress } from "../../components/address/changeAddress";
import { useAddress } from "../../components/address/useAddress";
import { withoutWords, withPlainDigits } from "../../domain/near-words";
import { useI18n } from "../../i18n/I18nContext";
import { findPages, type Findings } from "../shared/search/find-pages";
import { readSearch, writeSearch, type SearchQuery } from "./search-address";

/** Milliseconds of rest between two letters after which a search begins. */
const pause = 150;

/** How many more pages are shown at a time. */
const step = 10;

interface Outcome {
  /** The request that it belongs to. */
  readonly request: string;
  /** Null if the search failed. */
  readonly findings: Findings | null;
}

/** The words and kind in the page's address, and what they find: undefined while searching, null if it failed. */
export function useSearch() {
  const { t, language } = useI18n();
  const query = readSearch(useAddress(() => location.search, ""));
  const { kind } = query;
  const words = query.words.trim();
  const wanted = withoutWords(withPlainDigits(words), t("search:smallWords"));
  const [wish, setWish] = useState({ words, limit: step, attempt: 0 });
  const { limit, attempt } = wish.words === words ? wish : { limit: step, attempt: 0 };
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const request = JSON.stringify([language, wanted, kind, limit, attempt]);
  useEffect(() => {
    if (!wanted) return;
    let isWanted = true;
    const settle = (findings: Findings | null) => {
      if (isWanted) setOutcome({ request, findings });
    };
    const timer = setTimeout(() => {
      findPages({ words: wanted, kind, limit }, language).then(settle, () => settle(null));
    }, pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [request, wanted, kind, limit, language]);
  // while more of the same is loaded, what is known stays
  const findings = outcome?.request === request ? outcome.findings : undefined;
  return {
    query,
    words,
    /** What is looked for: the words without those that say nothing of it, such as “where is the”. */
    wanted,
    findings,
    /** Whether no page has what is looked for, and these are found for other words instead. */
    isInstead: Boolean(findings) && findings?.words !== wanted,
    /** Adds a history entry for the first letter only, so that Back undoes the whole search. */
    search: (typed: string) => show({ ...query, words: typed }, query.words ? "replaceState" : "pushState"),
    chooseKind: (chosen: SearchQuery["kind"]) => show({ ...query, kind: chosen }, "pushState"),
    showMore: () => setWish({ words, limit: limit + step, attempt }),
    tryAgain: () => setWish({ words, limit, attempt: attempt + 1 }),
  };
}

function show(query: SearchQuery, how: "pushState" | "replaceState"): void {
  changeAddress({ search: writeSearch(query) }, how);
}
