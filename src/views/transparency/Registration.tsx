import { graphql } from "gatsby";
import { useI18n } from "../../i18n/I18nContext";
import { PermitFacts } from "../shared/PermitFacts";
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

/** Under which names and numbers the organisation is registered; its permit only while it is valid. */
export function Registration({ page, giving, organisation }: RegistrationProps) {
  const { t, format } = useI18n();
  const facts = [
    { name: t("transparency:registration.name"), value: organisation.legalName },
    { name: t("transparency:registration.address"), value: organisation.address.join(", ") },
    ...page.registration,
    { name: t("transparency:registration.permit"), value: giving.permitNumber, ofPermit: true },
    {
      name: t("transparency:registration.permitExpires"),
      value: format.date(giving.permitExpires),
      ofPermit: true,
    },
  ];
  return (
    <Section id="registration" title={page.registrationTitle}>
      <PermitFacts css={styles.facts} facts={facts} expires={giving.permitExpires} />
    </Section>
  );
}
