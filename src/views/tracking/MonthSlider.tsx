import type { LineChartContent } from "../../components/charts/chart-series";
import { useI18n } from "../../i18n/I18nContext";
import * as styles from "./ChartSection.styles";

export interface MonthSelectionProps {
  readonly content: LineChartContent;
  /** Index of the selected month, or null. */
  readonly selected: number | null;
  readonly onSelect: (index: number | null) => void;
}

/** Makes the chart a slider over its months: arrow keys, Home and End move, Escape clears the selection. */
export function MonthSlider({ content, selected, onSelect }: MonthSelectionProps) {
  const { t } = useI18n();
  const { categories } = content;
  // The slider's value 0 means no month; January is 1.
  const place = selected === null ? 0 : selected + 1;
  return (
    <input
      css={styles.slider}
      type="range"
      min={0}
      max={categories.length}
      value={place}
      aria-label={t("tracking:chart.month")}
      aria-valuetext={categories[place - 1]?.long ?? t("tracking:chart.noMonth")}
      onChange={({ target }) => onSelect(target.valueAsNumber === 0 ? null : target.valueAsNumber - 1)}
      onKeyDown={({ key }) => key === "Escape" && onSelect(null)}
    />
  );
}
