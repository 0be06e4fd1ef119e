import { SearchBox, type SearchBoxProps } from "../../components/SearchBox/SearchBox";
import { basePaths } from "../../domain/addresses";
import { useI18n } from "../../i18n/I18nContext";
import { search } from "./CatalogueSearch.styles";

export type CatalogueSearchProps = Pick<SearchBoxProps, "value" | "onSearch" | "inputRef">;

/** The search box of the catalogue. */
export function CatalogueSearch(props: CatalogueSearchProps) {
  const { t } = useI18n();
  return (
    <SearchBox
      css={search}
      label={t("projects:catalogue.search.label")}
      placeholder={t("projects:catalogue.search.placeholder")}
      action={basePaths.projects}
      {...props}
    />
  );
}
