import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { basePaths, campaignPath, claimPath, pagePath } from "../../domain/addresses";
import { useI18n } from "../../i18n/I18nContext";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import * as styles from "./FiguresView.styles";
import { Unit } from "./Unit";

export const figureFactsFragment = graphql`
  fragment FigureFacts on Claim {
    owner
    unit
    programme
    since
    asOf
    review
    project {
      slug
      title
    }
    campaign {
      slug
      default
      name
    }
    whole {
      slug
      figure
      unit
      title
    }
    source {
      title
      address
      report {
        slug
      }
    }
  }
`;

/** Whose figure it is, in which unit, of which time, and where it comes from. */
export function FigureFacts({ claim }: { readonly claim: Queries.FigureFactsFragment }) {
  const { t, format } = useI18n();
  const { unit, since, asOf, review, whole } = claim;
  const facts: readonly (readonly [Parameters<typeof t>[0], ReactNode])[] = [
    ["figures:facts.unit", t(`figures:unit.${unit}`)],
    ["figures:facts.owner", <Owner claim={claim} />],
    [
      "figures:facts.whole",
      whole && (
        <LocalizedLink to={claimPath(whole)}>
          {whole.title}: {whole.figure}
          <Unit of={whole.unit} />
        </LocalizedLink>
      ),
    ],
    ["figures:facts.since", since && format.date(since)],
    ["figures:facts.asOf", format.date(asOf)],
    ["figures:facts.source", <Source source={claim.source} />],
    ["figures:facts.review", format.date(review)],
  ];
  return (
    <dl css={styles.facts}>
      {facts.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

function Owner({
  claim: { programme, project, campaign, ...claim },
}: {
  readonly claim: Queries.FigureFactsFragment;
}) {
  const { t } = useI18n();
  if (project)
    return <LocalizedLink to={pagePath(basePaths.projects, project.slug)}>{project.title}</LocalizedLink>;
  if (campaign) return <LocalizedLink to={campaignPath(campaign)}>{campaign.name}</LocalizedLink>;
  return programme ? t(`figures:programme.${programme}`) : t(`figures:owner.${claim.owner}`);
}

function Source({ source: { title, address, report } }: Pick<Queries.FigureFactsFragment, "source">) {
  if (report) return <LocalizedLink to={pagePath(basePaths.reports, report.slug)}>{title}</LocalizedLink>;
  return address ? <a href={address}>{title}</a> : title;
}
