import Mail from "lucide-react/icons/mail";
import MessageCircle from "lucide-react/icons/message-circle";
import { shareLinks } from "../../domain/share";
import { useI18n } from "../../i18n/I18nContext";
import { caption } from "../../theme/mixins";
import { CopyLink } from "./CopyLink";
import { DeviceShare } from "./DeviceShare";
import * as styles from "./ShareLinks.styles";

export interface ShareLinksProps {
  readonly title: string;
  /** Absolute address of the page. */
  readonly address: string;
}

/** Ways to share a page. No other site is contacted until a link is followed. */
export function ShareLinks({ title, address }: ShareLinksProps) {
  const { t } = useI18n();
  const links = shareLinks(title, `${title} ${address}`);
  return (
    <div css={styles.share} data-share="">
      <h2 css={caption}>{t("share:title")}</h2>
      <ul css={styles.list}>
        <li>
          <a css={styles.action} href={links.email}>
            <Mail aria-hidden="true" />
            {t("share:mail")}
          </a>
        </li>
        <li>
          <a css={styles.action} href={links.whatsapp}>
            <MessageCircle aria-hidden="true" />
            {t("share:whatsApp")}
          </a>
        </li>
        <CopyLink address={address} />
        <DeviceShare title={title} address={address} />
      </ul>
    </div>
  );
}
