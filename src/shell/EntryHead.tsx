import type { Translate } from "../i18n/keys";
import type { PageHeadProps } from "./PageHead";
import { breadcrumbSchema, type PageBetween } from "./schemas/breadcrumb-schema";
import { TitledHead } from "./TitledHead";

export interface EntryHeadProps extends PageHeadProps {
  readonly t: Translate;
  /** The breadcrumbs between home and this page. */
  readonly between?: readonly PageBetween[];
}

/** Head of an entry's page, with breadcrumbs for search engines. */
export function EntryHead({ t, between = [], structuredData, ...props }: EntryHeadProps) {
  return (
    <TitledHead
      {...props}
      structuredData={(page) => [
        breadcrumbSchema(page, t, between, props.title),
        ...(structuredData?.(page) ?? []),
      ]}
    />
  );
}
