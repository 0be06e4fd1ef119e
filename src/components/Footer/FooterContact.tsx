import { phoneAddress } from "../../domain/addresses";
import { useI18n } from "../../i18n/I18nContext";
import * as styles from "./Footer.styles";

export interface FooterContactProps {
  readonly email: string;
  /** With country code, grouped by spaces: `+62 21 5550 0142`. */
  readonly phone: string;
  /** Lines of the postal address. */
  readonly address: readonly string[];
}

/** How to reach the organisation. */
export function FooterContact({ email, phone, address }: FooterContactProps) {
  const { t } = useI18n();
  return (
    <div css={styles.contact}>
      <h2>{t("common:footer.contact")}</h2>
      <address>
        <ul>
          <li>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
          <li>
            <a href={phoneAddress(phone)}>{phone}</a>
          </li>
        </ul>
        {address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </div>
  );
}
