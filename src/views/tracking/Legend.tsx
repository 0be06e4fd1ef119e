import type { ChartSeries } from "../../components/charts/chart-series";
import { SeriesSwatch } from "../../components/charts/SeriesSwatch";
import { useI18n } from "../../i18n/I18nContext";
import { screenOnly, scripted } from "../../theme/mixins";
import * as styles from "./ChartSection.styles";
import { seriesKeys, type SeriesKey } from "./view-state";

export interface LegendProps {
  /** In the order of `seriesKeys`. A what-if line may follow: it can be undone but not hidden. */
  readonly series: readonly ChartSeries[];
  readonly onToggle: (key: SeriesKey) => void;
}

/** The chart's legend, whose buttons hide and show lines. */
export function Legend({ series, onToggle }: LegendProps) {
  const { t } = useI18n();
  return (
    <ul css={[styles.legend, scripted, screenOnly]} aria-label={t("tracking:chart.series")}>
      {series.map(({ name, look, hidden }, index) => {
        const key = seriesKeys[index];
        return key ? (
          <li key={name}>
            <button type="button" aria-pressed={!hidden} onClick={() => onToggle(key)}>
              <SeriesSwatch look={look} />
              {name}
            </button>
          </li>
        ) : (
          <li key={name}>
            <span>
              <SeriesSwatch look={look} />
              {name}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
