import { ticks } from "../../theme/mixins";

export interface TickListProps {
  readonly items: readonly string[];
  /** Language of the items, where it is not the page's. */
  readonly lang?: string | undefined;
}

/** A list with tick marks. */
export function TickList({ items, lang }: TickListProps) {
  return (
    <ul css={ticks} lang={lang}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
