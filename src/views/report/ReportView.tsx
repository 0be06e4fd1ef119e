import { graphql, withPrefix } from "gatsby";
import Download from "lucide-react/icons/download";
import { Breadcrumbs } from "../../components/Breadcrumbs/Breadcrumbs";
import { buttonStyles } from "../../components/Button/Button.styles";
import { DataLicence } from "../../components/DataLicence/DataLicence";
import { Page } from "../../components/Page/Page";
import { PageHeader } from "../../components/Page/PageHeader";
import { Prose } from "../../components/Prose/Prose";
import { SampleNotice } from "../../components/SampleNotice/SampleNotice";
import { ShareLinks } from "../../components/ShareLinks/ShareLinks";
import { TranslationNotice } from "../../components/TranslationNotice/TranslationNotice";
import { basePaths } from "../../domain/addresses";
import { foreignLang } from "../../i18n/foreign";
import { useI18n } from "../../i18n/I18nContext";
import { caption, screenOnly } from "../../theme/mixins";
import { ReportMoney } from "./ReportMoney";
import * as styles from "./ReportView.styles";

export const reportViewFragment = graphql`
  fragment ReportView on Report {
    ...ForeignText
    slug
    newerIn
    partlyIn
    title
    lead
    published
    sample
    csvPath
    body
    setbacks {
      title
      text
    }
    ...ReportMoney
  }
`;

export const reportCopyFragment = graphql`
  fragment ReportCopy on TransparencyPage {
    title
    sampleMark
    reportSample
    moneyTitle
    doneTitle
    setbacksTitle
  }
`;

export interface ReportViewProps {
  readonly report: Queries.ReportViewFragment;
  readonly copy: Queries.ReportCopyFragment;
  /** Where the licence of the data stands. */
  readonly figures: Queries.DataLicenceFragment;
  /** Absolute address of the page, for sharing. */
  readonly address: string;
}

/** The report of a quarter: its money, what was done, and what went wrong. */
export function ReportView({ report, copy, figures, address }: ReportViewProps) {
  const { t, format } = useI18n();
  const lang = foreignLang(report);
  return (
    <Page>
      <Breadcrumbs
        trail={[{ to: basePaths.reports, label: copy.title }]}
        current={report.title}
        lang={lang}
      />
      <PageHeader title={report.title} lead={report.lead} lang={lang} long>
        <p css={[caption, styles.published]}>
          <time dateTime={report.published}>
            {t("transparency:report.published", { date: format.date(report.published) })}
          </time>
        </p>
        <TranslationNotice
          contentLanguage={report.contentLanguage}
          newerIn={report.newerIn}
          partlyIn={report.partlyIn}
        />
        {report.sample ? <SampleNotice mark={copy.sampleMark} text={copy.reportSample} /> : null}
      </PageHeader>
      <section css={styles.section} id="money" aria-labelledby="money-title">
        <h2 id="money-title">{copy.moneyTitle}</h2>
        <ReportMoney report={report} />
        <a
          css={[buttonStyles({ tone: "line", size: "small" }), screenOnly]}
          href={withPrefix(report.csvPath)}
          download={`${report.slug}-money.csv`}
        >
          <Download aria-hidden="true" />
          {t("transparency:money.csv")}
        </a>
        <DataLicence page={figures} />
      </section>
      <section css={styles.section} id="done" aria-labelledby="done-title">
        <h2 id="done-title">{copy.doneTitle}</h2>
        <Prose html={report.body} lang={lang} below />
      </section>
      <section css={styles.section} id="setbacks" aria-labelledby="setbacks-title">
        <h2 id="setbacks-title">{copy.setbacksTitle}</h2>
        <ul css={styles.setbacks} lang={lang}>
          {report.setbacks.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <div css={styles.end}>
        <ShareLinks title={report.title} address={address} />
      </div>
    </Page>
  );
}
