import type { ReactNode } from "react";
import { PageI18n } from "../i18n/PageI18n";

export interface SiteFrameProps {
  readonly children: ReactNode;
}

/** What surrounds every page: language, header and footer. */
export function SiteFrame({ children }: SiteFrameProps) {
  return (
    <PageI18n>
      <main id="content">{children}</main>
    </PageI18n>
  );
}
