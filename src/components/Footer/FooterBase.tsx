import { adminPath } from "../../domain/addresses";
import { useI18n } from "../../i18n/I18nContext";
import { visuallyHidden } from "../../theme/mixins";
import * as styles from "./Footer.styles";

export type FooterBaseProps = Pick<Queries.FooterFragment, "legalName" | "copyrightYear" | "copyrightUntil">;

/** Last line of the page: copyright notice and link to the editors' area. */
export function FooterBase({ legalName, copyrightYear: since, copyrightUntil: until }: FooterBaseProps) {
  const { t } = useI18n();
  const year = (until ?? 0) > since ? `${since}–${until}` : since;
  return (
    <div css={styles.base}>
      <span>{t("common:footer.copyright", { year, name: legalName })}</span>
      <a css={styles.cmsLink} href={adminPath} target="_blank" rel="noopener">
        {t("common:footer.cmsLogin")} <span css={visuallyHidden}>{t("common:newTab")}</span>
      </a>
    </div>
  );
}
