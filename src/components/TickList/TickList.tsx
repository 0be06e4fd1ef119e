import { ticks } from "../../theme/mixins";

export interface TickListProps {
  readonly items: readonly string[];
  /** Their language, where that is not the page's. */
  readonly lang?: string | undefined;
}

/** What is offered or done, ticked off. */
export function TickList({ items, lang }: TickListProps) {
  return (
    <ul css={ticks} lang={lang}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
