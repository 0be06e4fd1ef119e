import { formatPeriod } from "../../domain/period";
import { useI18n } from "../../i18n/I18nContext";
import { isDated, placesByDate, placesOfBars, scaleOf } from "./series-scale";
import * as styles from "./SeriesChart.styles";
import { SeriesMarks } from "./SeriesMarks";

export interface SeriesChartProps {
  readonly series: Queries.SeriesFragment;
}

/**
 * A series as a drawing that needs no script. What is drawn stretches with the page, what is written does not: words
 * are HTML above the drawing.
 */
export function SeriesChart({ series }: SeriesChartProps) {
  const { t, format, language } = useI18n();
  const { title, unit, points, shape, period, limit } = series;
  const isBars = shape === "bars";
  const values = points.map(({ value }) => value);
  const { ticks, top } = scaleOf([...values, ...(limit ? [limit.value] : [])], shape === "depth");
  const places = isBars ? placesOfBars(points.length) : placesByDate(points);
  const marks = points.map(({ value }, index) => ({ x: places[index] ?? 0, y: top(value) }));
  const [first, last, end] = [points[0], points.at(-1), marks.at(-1)];
  const date = (point = first) => formatPeriod(point?.date ?? "", language, period);
  const label = t("evidence:chart", {
    ...{ title, unit, from: format.number(first?.value ?? 0), to: format.number(last?.value ?? 0) },
    ...{ since: date(first), until: date(last) },
  });
  return (
    <div role="img" aria-label={label}>
      <div css={styles.chart} aria-hidden="true" data-shape={shape}>
        {ticks.map((tick) => (
          <span key={tick} css={styles.tick} style={{ top: `${top(tick)}%` }}>
            {format.number(tick)}
          </span>
        ))}
        <div css={styles.plot}>
          <SeriesMarks isBars={isBars} marks={marks} zero={top(0)} limit={limit ? top(limit.value) : null} />
          {end && last ? (
            <b css={styles.end} style={{ left: `${end.x}%`, top: `${end.y}%` }}>
              {format.number(last.value)}
            </b>
          ) : null}
          {points.map((point, index) =>
            isDated(index, points.length, period === "year" ? 6 : 3) ? (
              <span key={point.date} css={styles.date} style={{ left: `${places[index] ?? 0}%` }}>
                {date(point)}
              </span>
            ) : null,
          )}
        </div>
      </div>
    </div>
  );
}
