import { scripted } from "../../theme/mixins";
import * as styles from "./Chips.styles";

/** One value that a list can be filtered by. */
export interface FilterOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface FilterButtonsProps<Value extends string> {
  /** What is filtered, for screen readers: “Filter news”. */
  readonly label: string;
  readonly options: readonly FilterOption<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** Buttons that filter a list on this page. Hidden without scripts: then the list shows everything. */
export function FilterButtons<Value extends string>(props: FilterButtonsProps<Value>) {
  const { label, options, chosen, onChoose } = props;
  return (
    <div role="group" aria-label={label} css={[styles.row, scripted]}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          css={styles.chip}
          aria-pressed={option.value === chosen}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
