import { graphql } from "gatsby";
import { toMoney } from "../../domain/money";
import { useI18n } from "../../i18n/I18nContext";
import { MoneyTable } from "./MoneyTable";
import * as styles from "./ReportMoney.styles";

export const reportMoneyFragment = graphql`
  fragment ReportMoney on Report {
    opening
    closing
    income {
      source
      amount
    }
    spending {
      purpose
      amount
    }
  }
`;

/** What came in and went out in a quarter, each as bars in a table, and what was in hand before and after. */
export function ReportMoney({ report }: { readonly report: Queries.ReportMoneyFragment }) {
  const { t, format } = useI18n();
  const rupiah = (amount: number) => format.money(toMoney("IDR", amount));
  const income = report.income.map(({ source, amount }) => ({
    name: t(`transparency:income.${source}`),
    amount,
  }));
  const spending = report.spending.map(({ purpose, amount }) => ({
    name: t(`transparency:spending.${purpose}`),
    amount,
  }));
  return (
    <>
      <dl css={styles.balance}>
        <div>
          <dt>{t("transparency:money.opening")}</dt>
          <dd>{rupiah(report.opening)}</dd>
        </div>
        <div>
          <dt>{t("transparency:money.closing")}</dt>
          <dd>{rupiah(report.closing)}</dd>
        </div>
      </dl>
      <div css={styles.tables}>
        <MoneyTable caption={t("transparency:money.in")} rows={income} tone="in" />
        <MoneyTable caption={t("transparency:money.out")} rows={spending} tone="out" />
      </div>
      <p css={styles.rounded}>{t("transparency:money.rounded")}</p>
    </>
  );
}
