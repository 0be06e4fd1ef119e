import { useI18n } from "../../i18n/I18nContext";
import { visuallyHidden } from "../../theme/mixins";
import * as styles from "./Footer.styles";

export interface FooterBaseProps {
  readonly legalName: string;
  readonly copyrightYear: number;
}

/** Last line of the page: copyright notice and link to the editors' area. */
export function FooterBase({ legalName, copyrightYear }: FooterBaseProps) {
  const { t } = useI18n();
  return (
    <div css={styles.base}>
      <span>{t("common:footer.copyright", { year: copyrightYear, name: legalName })}</span>
      <a css={styles.cmsLink} href="/admin/" target="_blank" rel="noopener">
        {t("common:footer.cmsLogin")} <span css={visuallyHidden}>{t("common:newTab")}</span>
      </a>
    </div>
  );
}
