import { splitAtLinks } from "../../domain/linked-text";
import { LocalizedLink } from "../../i18n/LocalizedLink";

export interface LinkedTextProps {
  /** May link to pages of the site: `[words](/path/)`. */
  readonly text: string;
}

/** A short text with its links, in the reader's language. */
export function LinkedText({ text }: LinkedTextProps) {
  return splitAtLinks(text).map(({ text: words, to }) =>
    to ? (
      <LocalizedLink key={to} to={to}>
        {words}
      </LocalizedLink>
    ) : (
      words
    ),
  );
}
