import { formatPeriod } from "../../domain/period";
import { foreignLang } from "../../i18n/foreign";
import { useI18n } from "../../i18n/I18nContext";
import * as styles from "./SeriesFigure.styles";

export interface SeriesTableProps {
  readonly series: Queries.SeriesFragment;
  /** Language of the words of the series, where it is not the page's. */
  readonly lang: ReturnType<typeof foreignLang>;
}

/** All values of a series; opened by itself on paper. */
export function SeriesTable({ series, lang }: SeriesTableProps) {
  const { t, format, language } = useI18n();
  const { title, unit, points, period } = series;
  return (
    <details css={styles.values}>
      <summary>{t("evidence:values")}</summary>
      <table>
        <caption lang={lang}>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t(`evidence:period.${period}`)}</th>
            <th scope="col" lang={lang}>
              {unit}
            </th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ date, value }) => (
            <tr key={date}>
              <th scope="row">{formatPeriod(date, language, period)}</th>
              <td>{format.number(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
