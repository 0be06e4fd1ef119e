import type { ReactNode } from "react";
import * as styles from "./Page.styles";

export interface PageHeaderProps {
  readonly title: string;
  readonly lead?: string | null | undefined;
  /** For long headlines: smaller type, longer lines. */
  readonly long?: boolean;
  /** Language of title and introduction, where it is not the page's. */
  readonly lang?: string | undefined;
  /** Badges or a category above the title. */
  readonly above?: ReactNode;
  /** Content below the introduction. */
  readonly children?: ReactNode;
}

/** The heading of a page other than home. */
export function PageHeader({ title, lead, long = false, lang, above, children }: PageHeaderProps) {
  return (
    <header css={[styles.header, long && styles.longTitle]}>
      {above}
      <h1 lang={lang}>{title}</h1>
      {lead ? (
        <p css={styles.leadText} lang={lang}>
          {lead}
        </p>
      ) : null}
      {children}
    </header>
  );
}
