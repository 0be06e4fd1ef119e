import { formatPercent } from "../../domain/format";
import { toMoney } from "../../domain/money";
import { useI18n } from "../../i18n/I18nContext";
import * as styles from "./ReportMoney.styles";

export interface MoneyTableProps {
  readonly caption: string;
  /** Amounts in rupiah. */
  readonly rows: readonly { readonly name: string; readonly amount: number }[];
  readonly tone: "in" | "out";
}

/** A bar chart that is a table: the bars repeat what the cells say, and a whole column would be 100%. */
export function MoneyTable({ caption, rows, tone }: MoneyTableProps) {
  const { t, format, language } = useI18n();
  const rupiah = (amount: number) => format.money(toMoney("IDR", amount));
  const total = rows.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <table css={styles.table} data-tone={tone}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t(tone === "in" ? "transparency:money.from" : "transparency:money.what")}</th>
          <th scope="col">{t("transparency:money.amount")}</th>
          <th scope="col">{t("transparency:money.share")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, amount }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <span css={styles.bar} style={{ width: `${(amount / total) * 100}%` }} />
            </th>
            <td>{rupiah(amount)}</td>
            <td>{formatPercent(amount / total, language)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("transparency:money.total")}</th>
          <td>{rupiah(total)}</td>
          <td>{formatPercent(1, language)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
