import { graphql } from "gatsby";
import { Breadcrumbs } from "../../components/Breadcrumbs/Breadcrumbs";
import { Page } from "../../components/Page/Page";
import { PageHeader } from "../../components/Page/PageHeader";
import { PageParts } from "../../components/PageParts/PageParts";
import { SampleNotice } from "../../components/SampleNotice/SampleNotice";
import { ShareLinks } from "../../components/ShareLinks/ShareLinks";
import { claimOwners } from "../../domain/claim-owners";
import { useI18n } from "../../i18n/I18nContext";
import { FigureEntry } from "./FigureEntry";
import { FigureFiles } from "./FigureFiles";
import * as styles from "./FiguresView.styles";

export const figuresViewFragment = graphql`
  fragment FiguresView on FiguresPage {
    title
    lead
    sampleNotice
    dataTitle
    ...FigureFiles
  }
`;

export interface FiguresViewProps {
  readonly page: Queries.FiguresViewFragment;
  readonly claims: readonly Queries.ListedClaimFragment[];
  /** Absolute address of the page, for sharing. */
  readonly address: string;
}

/** Every figure of the site: what it counts, whose it is, and how it is known. */
export function FiguresView({ page, claims, address }: FiguresViewProps) {
  const { t } = useI18n();
  const groups = claimOwners
    .map((owner) => ({ owner, own: claims.filter((claim) => claim.owner === owner) }))
    .filter(({ own }) => own.length > 0);
  return (
    <Page>
      <Breadcrumbs trail={[]} current={page.title} />
      <PageHeader title={page.title} lead={page.lead}>
        {claims.some(({ kind }) => kind === "sample") ? (
          <SampleNotice mark={t("common:claim.kind.sample")} text={page.sampleNotice} />
        ) : null}
        <PageParts
          parts={[
            ...groups.map(({ owner }) => ({ id: `owner-${owner}`, title: t(`figures:of.${owner}`) })),
            { id: "data", title: page.dataTitle },
          ]}
        />
      </PageHeader>
      {groups.map(({ owner, own }) => (
        <section key={owner} css={styles.group} aria-labelledby={`owner-${owner}`}>
          <h2 id={`owner-${owner}`}>{t(`figures:of.${owner}`)}</h2>
          {own.map((claim) => (
            <FigureEntry key={claim.slug} claim={claim} />
          ))}
        </section>
      ))}
      <FigureFiles page={page} />
      <div css={styles.end}>
        <ShareLinks title={page.title} address={address} />
      </div>
    </Page>
  );
}
