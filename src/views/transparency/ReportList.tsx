import { graphql } from "gatsby";
import { NothingYet } from "../../components/EmptyState/NothingYet";
import { basePaths, pagePath } from "../../domain/addresses";
import { toMoney } from "../../domain/money";
import { foreignLang } from "../../i18n/foreign";
import { useI18n } from "../../i18n/I18nContext";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import { Section } from "./Section";
import * as styles from "./TransparencyView.styles";

export const listedReportFragment = graphql`
  fragment ListedReport on Report {
    slug
    ...ForeignText
    title
    income {
      amount
    }
    spending {
      amount
    }
    closing
    setbacks {
      title
    }
  }
`;

export interface ReportListProps {
  readonly title: string;
  readonly lead: string;
  /** What setbacks are called. */
  readonly setbacksTitle: string;
  readonly reports: readonly Queries.ListedReportFragment[];
}

/** The reports, each with what came in, what went out, what was left, and what went wrong. */
export function ReportList({ title, lead, setbacksTitle, reports }: ReportListProps) {
  return (
    <Section id="reports" title={title} lead={lead}>
      {reports.length === 0 ? <NothingYet heading="h3" /> : null}
      <ul css={styles.rows}>
        {reports.map((report) => (
          <li key={report.slug}>
            <h3 lang={foreignLang(report)}>
              <LocalizedLink to={pagePath(basePaths.reports, report.slug)}>{report.title}</LocalizedLink>
            </h3>
            <ReportSums report={report} />
            <p>
              {setbacksTitle}:{" "}
              <LocalizedLink
                to={`${pagePath(basePaths.reports, report.slug)}#setbacks`}
                lang={foreignLang(report)}
              >
                {report.setbacks.map((setback) => setback.title).join("; ")}
              </LocalizedLink>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ReportSums({ report }: { readonly report: Queries.ListedReportFragment }) {
  const { t, format } = useI18n();
  const sum = (items: readonly { readonly amount: number }[]) =>
    items.reduce((total, { amount }) => total + amount, 0);
  const facts = [
    [t("transparency:money.in"), sum(report.income)],
    [t("transparency:money.out"), sum(report.spending)],
    [t("transparency:money.closing"), report.closing],
  ] as const;
  return (
    <dl css={styles.money}>
      {facts.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{format.money(toMoney("IDR", amount))}</dd>
        </div>
      ))}
    </dl>
  );
}
