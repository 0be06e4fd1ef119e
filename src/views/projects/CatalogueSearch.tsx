import { Search } from "lucide-react";
import { useId, type Ref } from "react";
import { basePaths } from "../../domain/addresses";
import { localizedPath } from "../../domain/paths";
import { useI18n } from "../../i18n/I18nContext";
import { visuallyHidden } from "../../theme/mixins";
import * as styles from "./CatalogueSearch.styles";

export interface CatalogueSearchProps {
  readonly value: string;
  /** Called at every change; without it, submitting opens the page of all projects with the search. */
  readonly onSearch?: ((words: string) => void) | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** The search box of the catalogue. */
export function CatalogueSearch({ value, onSearch, inputRef }: CatalogueSearchProps) {
  const { t, language } = useI18n();
  const id = useId();
  const input = onSearch
    ? { value, onChange: ({ target }: { readonly target: HTMLInputElement }) => onSearch(target.value) }
    : {};
  return (
    <form
      css={styles.search}
      role="search"
      action={localizedPath(basePaths.projects, language)}
      onSubmit={onSearch && ((event) => event.preventDefault())}
    >
      <label htmlFor={id} css={visuallyHidden}>
        {t("projects:catalogue.search.label")}
      </label>
      <Search aria-hidden="true" />
      <input
        id={id}
        ref={inputRef}
        name="q"
        type="search"
        placeholder={t("projects:catalogue.search.placeholder")}
        autoComplete="off"
        {...input}
      />
    </form>
  );
}
