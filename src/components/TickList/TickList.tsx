import { ticks } from "../../theme/mixins";

export interface TickListProps {
  readonly items: readonly string[];
}

/** What is offered or done, ticked off. */
export function TickList({ items }: TickListProps) {
  return (
    <ul css={ticks}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
