import { graphql } from "gatsby";
import Mail from "lucide-react/icons/mail";
import MapPin from "lucide-react/icons/map-pin";
import Phone from "lucide-react/icons/phone";
import { basePaths, phoneAddress } from "../../domain/addresses";
import { useI18n } from "../../i18n/I18nContext";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import * as styles from "./Reach.styles";

export const reachFragment = graphql`
  fragment Reach on SiteSettings {
    email
    phone
    phoneHours
    address
  }
`;

export interface ReachProps {
  readonly site: Queries.ReachFragment;
}

/** E-mail, phone and address of the organisation, and the way to complain. */
export function Reach({ site: { email, phone, phoneHours, address } }: ReachProps) {
  const { t } = useI18n();
  return (
    <div css={styles.reach}>
      <ul>
        <li>
          <Mail aria-hidden="true" />
          <h3>{t("home:contact.email")}</h3>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
        <li>
          <Phone aria-hidden="true" />
          <h3>{t("home:contact.phone")}</h3>
          <a href={phoneAddress(phone)}>{phone}</a>
          <p>{phoneHours}</p>
        </li>
        <li>
          <MapPin aria-hidden="true" />
          <h3>{t("home:contact.address")}</h3>
          <address>
            {address.map((line) => (
              <span key={line}>
                {line}
                <br />
              </span>
            ))}
          </address>
        </li>
      </ul>
      <LocalizedLink to={`${basePaths.reports}#complaints`}>{t("home:contact.complain")}</LocalizedLink>
    </div>
  );
}
