import Search from "lucide-react/icons/search";
import { useId, type Ref } from "react";
import { localizedPath } from "../../domain/paths";
import { useI18n } from "../../i18n/I18nContext";
import { visuallyHidden } from "../../theme/mixins";
import * as styles from "./SearchBox.styles";

export interface SearchBoxProps {
  readonly label: string;
  readonly placeholder: string;
  /** Address, in the default language, of the page that shows what is found; it reads `?q=`. */
  readonly action: string;
  readonly value?: string;
  /** Called at every change; without it, submitting opens the page with the words. */
  readonly onSearch?: ((words: string) => void) | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
  readonly className?: string;
}

/** A box to type words into that are looked for. Without scripts it is a form. */
export function SearchBox({
  label,
  placeholder,
  action,
  value,
  onSearch,
  inputRef,
  className,
}: SearchBoxProps) {
  const { language } = useI18n();
  const id = useId();
  const input = onSearch
    ? { value, onChange: ({ target }: { readonly target: HTMLInputElement }) => onSearch(target.value) }
    : {};
  return (
    <form
      css={styles.box}
      className={className}
      role="search"
      aria-label={label}
      action={localizedPath(action, language)}
      onSubmit={onSearch && ((event) => event.preventDefault())}
    >
      <label htmlFor={id} css={visuallyHidden}>
        {label}
      </label>
      <Search aria-hidden="true" />
      <input
        id={id}
        ref={inputRef}
        name="q"
        type="search"
        placeholder={placeholder}
        autoComplete="off"
        {...input}
      />
    </form>
  );
}
