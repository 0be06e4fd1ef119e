import { basePaths } from "../../domain/addresses";
import { useI18n } from "../../i18n/I18nContext";
import { ButtonLink } from "../Button/Button";
import { ColourSchemeToggle } from "../ColourSchemeToggle/ColourSchemeToggle";
import { LanguageSwitch } from "../LanguageSwitch/LanguageSwitch";
import { Logo } from "../Logo/Logo";
import { SiteSearch } from "../SearchBox/SiteSearch";
import * as styles from "./Header.styles";
import { MobileMenu } from "./MobileMenu";
import { SectionLinks, type SectionLinksProps } from "./SectionLinks";
import { useScrolled } from "./useScrolled";

export interface HeaderProps extends SectionLinksProps {
  /** Short name of the organisation. */
  readonly name: string;
}

/** Scroll distance in px beyond which the header no longer looks like a part of the sky. */
const skyHeight = 8;

/** The fixed header of every page: navigation, settings, and Donate at every width. */
export function Header({ name, home, current }: HeaderProps) {
  const { t } = useI18n();
  const scrolled = useScrolled(skyHeight);
  return (
    <header css={[styles.header, home && styles.inSky]} data-scrolled={scrolled ? "" : undefined}>
      <div css={styles.row}>
        <Logo name={name} />
        <nav css={styles.navigation} aria-label={t("common:navigation.main")}>
          <SectionLinks home={home} current={current} />
        </nav>
        <div css={styles.end}>
          <SiteSearch css={styles.search} />
          <LanguageSwitch />
          <div css={styles.wideOnly}>
            <ColourSchemeToggle />
          </div>
          <ButtonLink to={basePaths.donations} tone="give" size="small">
            {t("common:donate")}
          </ButtonLink>
          <MobileMenu home={home} current={current} />
        </div>
      </div>
    </header>
  );
}
