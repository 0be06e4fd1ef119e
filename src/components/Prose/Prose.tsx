import * as styles from "./Prose.styles";

export interface ProseProps {
  /** `body` of an entry: HTML that the build made from Markdown and sanitised. Never anything else. */
  readonly html: string;
  /** Language of the text, where it is not the page's. */
  readonly lang?: string | undefined;
  /** The first paragraph introduces the text and is larger. */
  readonly opening?: boolean;
}

/** The running text of an article or a project. */
export function Prose({ html, lang, opening = false }: ProseProps) {
  return (
    <div
      css={[styles.prose, opening && styles.opening]}
      lang={lang}
      // Safe: src/markdown/render-body.ts allows a short list of elements, attributes and protocols and drops
      // everything else, including scripts and `javascript:` addresses.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
