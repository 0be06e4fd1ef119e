import { Moon, Sun } from "lucide-react";
import { useI18n } from "../../i18n/I18nContext";
import { chooseColourScheme, shownColourScheme } from "../../theme/colour-scheme";
import { shownInDark, shownInLight, visuallyHidden } from "../../theme/mixins";
import * as styles from "./ColourSchemeToggle.styles";

/**
 * Changes between light and dark. Both faces are in the page and the style sheet shows one of them, so
 * that the button is right before any script runs. Without scripts it could do nothing and is not shown.
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
