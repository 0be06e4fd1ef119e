import { css } from "@emotion/react";
import { SearchBox, type SearchBoxProps } from "../../components/SearchBox/SearchBox";
import { basePaths } from "../../domain/addresses";
import { useI18n } from "../../i18n/I18nContext";
import { from } from "../../theme/breakpoints";
import { scripted } from "../../theme/mixins";

/** Hidden without scripts, which do the searching. The tabs' pages work without them. */
const search = css`
  ${scripted};
  @media ${from.wide} {
    order: 2;
  }
`;

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
