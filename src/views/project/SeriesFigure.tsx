import { graphql } from "gatsby";
import { useI18n } from "../../i18n/I18nContext";
import { caption } from "../../theme/mixins";
import { SeriesChart } from "./SeriesChart";
import * as styles from "./SeriesFigure.styles";
import { SeriesTable, type SeriesTableProps } from "./SeriesTable";

export const seriesFragment = graphql`
  fragment Series on Series {
    title
    unit
    story
    counts
    shape
    period
    points {
      date
      value
    }
    limit {
      value
      name
    }
    kind
    source
  }
`;

/** A series: what can be seen in it, its chart, its values as a table, and how they are known. */
export function SeriesFigure({ series, lang }: SeriesTableProps) {
  const { t, format } = useI18n();
  const { title, unit, story, points, counts, limit, kind, source } = series;
  return (
    <figure css={styles.figure} aria-label={title}>
      <h3 lang={lang}>{title}</h3>
      <p css={caption} lang={lang}>
        {unit}
      </p>
      {limit ? (
        <p css={styles.limit} lang={lang}>
          {format.number(limit.value)}: {limit.name}
        </p>
      ) : null}
      {points.length > 1 ? <SeriesChart series={series} /> : null}
      <p lang={lang}>{story}</p>
      <SeriesTable series={series} lang={lang} />
      <figcaption css={caption}>
        <span lang={lang}>{counts}</span>
        <br />
        {t(`common:claim.kind.${kind}`)} ·{" "}
        <span lang={lang}>{t("common:claim.source", { title: source })}</span>
      </figcaption>
    </figure>
  );
}
