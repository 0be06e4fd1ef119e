import type { MouseEvent } from "react";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import { isPlainClick } from "../PlainClick/plain-click";
import { waitsForScripts } from "../starting";
import * as styles from "./Chips.styles";

/** A link to the page that shows one part of a list. */
export interface FilterLink {
  /** Path in the default language. */
  readonly to: string;
  readonly label: string;
  /** Whether this page shows that part. */
  readonly current: boolean;
}

export interface FilterLinksProps<Link extends FilterLink> {
  /** What is filtered, for screen readers: “Filter news”. */
  readonly label: string;
  readonly links: readonly Link[];
  /** Filters the list on this page, instead of following the link. */
  readonly onChoose?: ((link: Link) => void) | undefined;
}

/** Links that filter a list: each leads to the page of one part of it. */
export function FilterLinks<Link extends FilterLink>({ label, links, onChoose }: FilterLinksProps<Link>) {
  const choose = (event: MouseEvent, link: Link) => {
    if (!onChoose || !isPlainClick(event)) return;
    event.preventDefault();
    onChoose(link);
  };
  return (
    <nav aria-label={label} css={styles.row}>
      {links.map((link) => (
        <LocalizedLink
          key={link.to}
          to={link.to}
          css={styles.chip}
          aria-current={link.current ? "true" : undefined}
          {...(onChoose && waitsForScripts)}
          onClick={(event) => choose(event, link)}
        >
          {link.label}
        </LocalizedLink>
      ))}
    </nav>
  );
}
