import type { Translate } from "../i18n/keys";
import type { PageHeadProps } from "./PageHead";
import { breadcrumbSchema, type PageBetween } from "./schemas/breadcrumb-schema";
import { TitledHead } from "./TitledHead";

export interface EntryHeadProps extends PageHeadProps {
  readonly t: Translate;
  /** The pages between home and this one. */
  readonly between?: readonly PageBetween[];
}

/** Head of a page about one entry: search engines are told where it stands. */
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
