import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { basePaths } from "../../domain/addresses";
import { foreignLang } from "../../i18n/foreign";
import { useI18n } from "../../i18n/I18nContext";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import { factLink } from "../../theme/mixins";
import { factList } from "../../theme/patterns";
import { newestFirst } from "../shared/newest-first";
import { PermitFacts } from "../shared/PermitFacts";

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

type Fact = "recipient" | "permit" | "permitExpires" | "account" | "costs" | "latest" | "contact";

export interface AccountabilityProps {
  readonly title: string;
  readonly giving: Queries.AccountabilityFragment;
  readonly organisation: Queries.RecipientFragment;
  /** The campaign whose last update is shown, if gifts are for the campaign as a whole. */
  readonly campaign: Queries.CampaignUpdatesFragment | null;
}

/** Who receives donations, under which permit while it is valid, into whose account, and the latest news. */
export function Accountability({ title, giving, organisation, campaign }: AccountabilityProps) {
  const { t, format } = useI18n();
  const { legalName, email } = organisation;
  const [latest] = newestFirst(campaign?.updates ?? null);
  const facts: readonly (readonly [Fact, ReactNode])[] = [
    ["recipient", legalName],
    ["permit", giving.permitNumber],
    ["permitExpires", <time dateTime={giving.permitExpires}>{format.date(giving.permitExpires)}</time>],
    ["account", giving.accountHolder],
    [
      "costs",
      <LocalizedLink css={factLink} to={basePaths.reports}>
        {giving.feeShare}
      </LocalizedLink>,
    ],
    ...(latest && campaign ? [["latest", <Latest {...latest} lang={foreignLang(campaign)} />] as const] : []),
    [
      "contact",
      <a css={factLink} href={`mailto:${email}`}>
        {email}
      </a>,
    ],
  ];
  return (
    <section aria-labelledby="accountability-title">
      <h2 id="accountability-title">{title}</h2>
      <PermitFacts
        css={factList}
        facts={facts.map(([name, value]) => ({
          name: t(`donate:accountability.${name}`),
          value,
          ofPermit: name === "permit" || name === "permitExpires",
        }))}
        expires={giving.permitExpires}
      />
    </section>
  );
}

function Latest({ date, text, lang }: { date: string; text: string; lang: string | undefined }) {
  const { format } = useI18n();
  return (
    <>
      <span lang={lang}>{text}</span> <time dateTime={date}>({format.date(date)})</time>
    </>
  );
}
