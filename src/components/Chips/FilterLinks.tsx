import { LocalizedLink } from "../../i18n/LocalizedLink";
import * as styles from "./Chips.styles";

/** A page with a part of the list. */
export interface FilterLink {
  /** Path in the default language. */
  readonly to: string;
  readonly label: string;
  /** The list on this page is narrowed to it. */
  readonly current: boolean;
}

export interface FilterLinksProps {
  /** What is filtered, for screen readers: “Filter news”. */
  readonly label: string;
  readonly links: readonly FilterLink[];
}

/** Narrows a list by going to the page of a part of it. */
export function FilterLinks({ label, links }: FilterLinksProps) {
  return (
    <nav aria-label={label} css={styles.row}>
      {links.map(({ to, label: words, current }) => (
        <LocalizedLink key={to} to={to} css={styles.chip} aria-current={current ? "true" : undefined}>
          {words}
        </LocalizedLink>
      ))}
    </nav>
  );
}
