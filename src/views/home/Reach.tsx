import { graphql } from "gatsby";
import { Mail, MapPin, Phone } from "lucide-react";
import { useI18n } from "../../i18n/I18nContext";
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

/** E-mail, phone and address of the organisation. */
export function Reach({ site: { email, phone, phoneHours, address } }: ReachProps) {
  const { t } = useI18n();
  return (
    <ul css={styles.reach}>
      <li>
        <Mail aria-hidden="true" />
        <h3>{t("home:contact.email")}</h3>
        <a href={`mailto:${email}`}>{email}</a>
      </li>
      <li>
        <Phone aria-hidden="true" />
        <h3>{t("home:contact.phone")}</h3>
        <a href={`tel:${phone.replaceAll(" ", "")}`}>{phone}</a>
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
  );
}
