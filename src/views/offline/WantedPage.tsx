import { useAddress } from "../../components/address/useAddress";
import { ButtonLink } from "../../components/Button/Button";
import { wantedParameter } from "../../domain/offline";
import { unlocalizedPath } from "../../domain/paths";
import { useI18n } from "../../i18n/I18nContext";
import * as styles from "./OfflineView.styles";

/** Says that the page that was wanted is not kept. The service worker leads here when there is no signal. */
export function WantedPage() {
  const { t } = useI18n();
  const wanted = useAddress(() => new URLSearchParams(location.search).get(wantedParameter), null);
  // an address of another site could be in a link to this page
  if (!wanted || !/^\/(?![/\\])/.test(wanted)) return null;
  return (
    <section css={styles.wanted} role="alert">
      <h2>{t("offline:wanted.title")}</h2>
      <p>{t("offline:wanted.text", { page: wanted.replace(/\?.*/, "") })}</p>
      <ButtonLink tone="line" size="small" to={unlocalizedPath(wanted)}>
        {t("offline:wanted.again")}
      </ButtonLink>
    </section>
  );
}
