import Heart from "lucide-react/icons/heart";
import Menu from "lucide-react/icons/menu";
import X from "lucide-react/icons/x";
import { useRef } from "react";
import { basePaths } from "../../domain/addresses";
import { useI18n } from "../../i18n/I18nContext";
import { visuallyHidden } from "../../theme/mixins";
import { ButtonLink } from "../Button/Button";
import { ColourSchemeToggle } from "../ColourSchemeToggle/ColourSchemeToggle";
import { SiteSearch } from "../SearchBox/SiteSearch";
import * as styles from "./MobileMenu.styles";
import { SectionLinks, type SectionLinksProps } from "./SectionLinks";
import { useDismissible } from "./useDismissible";

/** The navigation on narrow screens. It opens and closes without scripts, which add more ways to close it. */
export function MobileMenu({ home, current }: SectionLinksProps) {
  const { t } = useI18n();
  const menu = useRef<HTMLDetailsElement>(null);
  useDismissible(menu);
  return (
    <details css={styles.menu} ref={menu}>
      <summary css={styles.summary}>
        <span css={visuallyHidden}>{t("common:navigation.menu")}</span>
        <Menu data-open aria-hidden="true" />
        <X data-close aria-hidden="true" />
      </summary>
      <div css={styles.panel}>
        <SiteSearch />
        <nav aria-label={t("common:navigation.menu")}>
          <SectionLinks home={home} current={current} />
        </nav>
        <div css={styles.settings}>
          <ColourSchemeToggle />
        </div>
        <ButtonLink to={basePaths.donations} tone="give" wide>
          <Heart aria-hidden="true" />
          {t("common:donate")}
        </ButtonLink>
      </div>
    </details>
  );
}
