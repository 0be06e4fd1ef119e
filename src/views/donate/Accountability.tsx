import { graphql } from "gatsby";
import { basePaths } from "../../domain/addresses";
import { useI18n } from "../../i18n/I18nContext";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import { factLink } from "../../theme/mixins";
import { factList } from "../../theme/patterns";

export const accountabilityFragment = graphql`
  fragment Accountability on GivingSettings {
    permitNumber
    permitExpires
    accountHolder
    feeShare
    rupiahPerDollar
    rupiahRateDate
  }
`;

export const recipientFragment = graphql`
  fragment Recipient on SiteSettings {
    legalName
    email
  }
`;

export interface AccountabilityProps {
  readonly title: string;
  readonly giving: Queries.AccountabilityFragment;
  readonly organisation: Queries.RecipientFragment;
}

/** Who receives donations, under which permit, into whose account. */
export function Accountability({ title, giving, organisation }: AccountabilityProps) {
  const { t, format } = useI18n();
  const { legalName, email } = organisation;
  const facts = [
    ["recipient", legalName],
    ["permit", giving.permitNumber],
    ["permitExpires", <time dateTime={giving.permitExpires}>{format.date(giving.permitExpires)}</time>],
    ["account", giving.accountHolder],
    ["costs", <LocalizedLink to={basePaths.reports}>{giving.feeShare}</LocalizedLink>],
    [
      "contact",
      <a css={factLink} href={`mailto:${email}`}>
        {email}
      </a>,
    ],
  ] as const;
  return (
    <section aria-labelledby="accountability-title">
      <h2 id="accountability-title">{title}</h2>
      <dl css={factList}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`donate:accountability.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
