import { graphql } from "gatsby";
import { useI18n } from "../../i18n/I18nContext";
import { Section } from "./Section";
import * as styles from "./TransparencyView.styles";

export const registrationFragment = graphql`
  fragment Registration on TransparencyPage {
    registrationTitle
    registration {
      name
      value
    }
  }
`;

export const registeredPermitFragment = graphql`
  fragment RegisteredPermit on GivingSettings {
    permitNumber
    permitExpires
  }
`;

export const registeredNameFragment = graphql`
  fragment RegisteredName on SiteSettings {
    legalName
    email
    address
  }
`;

export interface RegistrationProps {
  readonly page: Queries.RegistrationFragment;
  readonly giving: Queries.RegisteredPermitFragment;
  readonly organisation: Queries.RegisteredNameFragment;
}

/** Under which names and numbers the organisation is registered. */
export function Registration({ page, giving, organisation }: RegistrationProps) {
  const { t, format } = useI18n();
  const facts = [
    { name: t("transparency:registration.name"), value: organisation.legalName },
    { name: t("transparency:registration.address"), value: organisation.address.join(", ") },
    ...page.registration,
    { name: t("transparency:registration.permit"), value: giving.permitNumber },
    { name: t("transparency:registration.permitExpires"), value: format.date(giving.permitExpires) },
  ];
  return (
    <Section id="registration" title={page.registrationTitle}>
      <dl css={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
