import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Fragment } from "react";
import { SeriesSwatch } from "../../components/charts/SeriesSwatch";
import { useI18n } from "../../i18n/I18nContext";
import { screenOnly, scripted } from "../../theme/mixins";
import * as styles from "./MonthReadout.styles";
import type { MonthSelectionProps } from "./MonthSlider";

export interface MonthReadoutProps extends MonthSelectionProps {
  readonly unit: string;
}

/**
 * The selected month's values as text, announced as they change, and buttons that step through the months.
 */
export function MonthReadout({ content, unit, selected, onSelect }: MonthReadoutProps) {
  const { t, format } = useI18n();
  const last = content.categories.length - 1;
  const atStart = selected === null || selected === 0;
  const atEnd = selected === last;
  const month = selected === null ? undefined : content.categories[selected]?.long;
  const values = content.series.flatMap(({ name, look, values: line, hidden }) => {
    const value = selected === null ? null : line[selected];
    return hidden || typeof value !== "number" ? [] : [{ name, look, value: format.number(value) }];
  });
  const isShown = content.series.some(({ hidden }) => !hidden);
  const none = t(isShown ? "tracking:chart.noValue" : "tracking:chart.nothingShown");
  return (
    <div css={[styles.readout, scripted, screenOnly]}>
      <button
        type="button"
        css={styles.step}
        aria-label={t("tracking:chart.previous")}
        aria-disabled={atStart}
        onClick={() => !atStart && onSelect(selected - 1)}
      >
        <ChevronLeft aria-hidden="true" />
      </button>
      <p css={styles.words} role="status">
        {month === undefined ? (
          t("tracking:chart.hint")
        ) : (
          <>
            <b>{month}</b>, {unit}:{values.length === 0 ? ` ${none}` : null}
            {values.map(({ name, look, value }, index) => (
              <Fragment key={name}>
                {" "}
                <span>
                  <SeriesSwatch look={look} />
                  {name} {value}
                  {index < values.length - 1 ? "," : ""}
                </span>
              </Fragment>
            ))}
          </>
        )}
      </p>
      <button
        type="button"
        css={styles.step}
        aria-label={t("tracking:chart.next")}
        aria-disabled={atEnd}
        onClick={() => !atEnd && onSelect(selected === null ? 0 : selected + 1)}
      >
        <ChevronRight aria-hidden="true" />
      </button>
    </div>
  );
}
