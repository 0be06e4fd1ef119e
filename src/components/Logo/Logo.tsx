import { useI18n } from "../../i18n/I18nContext";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import { sunlitPetal, tree } from "../../theme/logo-mark";
import * as styles from "./Logo.styles";

export interface LogoProps {
  /** Short name of the organisation, written beside its mark. */
  readonly name: string;
}

/** Characters of a name that fits on a line beside what else is in the header of a narrow phone. */
const onOneLine = 8;

/** Logo and name, linked to the home page. */
export function Logo({ name }: LogoProps) {
  const { t } = useI18n();
  return (
    <LocalizedLink
      to="/"
      css={[styles.logo, name.length > onOneLine ? styles.long : styles.short]}
      aria-label={t("common:home", { name })}
    >
      <svg viewBox="0 0 48 48" fill="currentColor" aria-hidden="true">
        <path fillRule="evenodd" d={tree} />
        <path css={styles.sunlit} d={sunlitPetal} />
      </svg>
      <span>{name}</span>
    </LocalizedLink>
  );
}
