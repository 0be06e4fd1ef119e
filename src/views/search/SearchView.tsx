import { css } from "@emotion/react";
import { useEffect, useRef } from "react";
import { Page } from "../../components/Page/Page";
import { PageHeader } from "../../components/Page/PageHeader";
import { SiteSearch } from "../../components/SearchBox/SiteSearch";
import { startsScripts } from "../../components/starting";
import { useI18n } from "../../i18n/I18nContext";
import { KeySwitch } from "./KeySwitch";
import { SearchOutcome } from "./SearchOutcome";
import { SearchStatus } from "./SearchStatus";
import { SiteIndex, type SiteIndexProps } from "./SiteIndex";
import { useSearch } from "./useSearch";

const box = css`
  max-width: 40rem;
  margin-bottom: 1rem;
`;

/** The search of the whole site and, for who has no scripts or finds nothing, a list of all its pages. */
export function SearchView({ sections }: SiteIndexProps) {
  const { t } = useI18n();
  const input = useRef<HTMLInputElement>(null);
  const state = useSearch();
  const { query, search } = state;
  // What was typed before hydration is a search, too.
  useEffect(() => {
    const typed = input.current?.value;
    if (typed && typed !== query.words) search(typed);
  });
  return (
    <Page>
      <PageHeader title={t("search:title")} lead={t("search:lead")} />
      <div {...startsScripts} data-wasm="">
        <SiteSearch
          css={box}
          label={t("search:box")}
          value={query.words}
          onSearch={search}
          inputRef={input}
        />
        <SearchStatus state={state} />
        <SearchOutcome state={state} />
        <KeySwitch />
      </div>
      <SiteIndex sections={sections} />
    </Page>
  );
}
