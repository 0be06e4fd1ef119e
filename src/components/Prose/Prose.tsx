import * as styles from "./Prose.styles";

export interface ProseProps {
  /** `body` of an entry: HTML that the build made from Markdown and sanitised. Never anything else. */
  readonly html: string;
  /** Language of the text, where it is not the page's. */
  readonly lang?: string | undefined;
  /** The first paragraph introduces the text and is larger. */
  readonly opening?: boolean;
  /** The text stands below the heading of a section: its own headings, from the second level on, go one lower. */
  readonly below?: boolean;
}

/** The running text of an article or a project. */
export function Prose({ html, lang, opening = false, below = false }: ProseProps) {
  return (
    <div
      css={[styles.prose, opening && styles.opening]}
      lang={lang}
      // Safe: src/markdown/render-body.ts allows a short list of elements, attributes and protocols and drops
      // everything else, including scripts and `javascript:` addresses.
      dangerouslySetInnerHTML={{ __html: below ? lowered(html) : html }}
    />
  );
}

function lowered(html: string): string {
  return html.replace(
    /(<\/?h)([2-5])\b/g,
    (_tag, start: string, level: string) => `${start}${Number(level) + 1}`,
  );
}
