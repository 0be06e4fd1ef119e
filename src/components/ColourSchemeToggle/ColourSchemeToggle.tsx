import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { useI18n } from "../../i18n/I18nContext";
import { chooseColourScheme, shownColourScheme } from "../../theme/colour-scheme";
import { shownInDark, shownInLight, visuallyHidden } from "../../theme/mixins";
import * as styles from "./ColourSchemeToggle.styles";

/**
 * Switches between light and dark. Both icons are in the HTML and CSS shows one of them, so the button is
 * right before hydration. Hidden without scripts.
 */
export function ColourSchemeToggle() {
  const { t } = useI18n();
  return (
    <button type="button" css={styles.toggle} onClick={toggleColourScheme}>
      <span css={shownInLight}>
        <Moon aria-hidden="true" />
        <span css={visuallyHidden}>{t("common:colours.dark")}</span>
      </span>
      <span css={shownInDark}>
        <Sun aria-hidden="true" />
        <span css={visuallyHidden}>{t("common:colours.light")}</span>
      </span>
    </button>
  );
}

function toggleColourScheme() {
  chooseColourScheme(shownColourScheme() === "dark" ? "light" : "dark");
}
