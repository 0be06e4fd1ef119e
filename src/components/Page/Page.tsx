import type { ReactNode } from "react";
import * as styles from "./Page.styles";

export interface PageProps {
  readonly children: ReactNode;
}

/** The content of a page other than home: below the fixed header, in the page's container. */
export function Page({ children }: PageProps) {
  return <div css={styles.page}>{children}</div>;
}
