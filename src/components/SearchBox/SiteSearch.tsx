import { searchPath } from "../../domain/search";
import { useI18n } from "../../i18n/I18nContext";
import { SearchBox, type SearchBoxProps } from "./SearchBox";

export type SiteSearchProps = Pick<SearchBoxProps, "value" | "onSearch" | "inputRef" | "className"> & {
  /** Where there are two boxes on a page, each needs its own name. */
  readonly label?: string;
};

/** The box that searches the whole site; the search page shows what is found. */
export function SiteSearch(props: SiteSearchProps) {
  const { t } = useI18n();
  return (
    <SearchBox
      label={t("common:search.label")}
      placeholder={t("common:search.placeholder")}
      action={searchPath}
      {...props}
    />
  );
}
