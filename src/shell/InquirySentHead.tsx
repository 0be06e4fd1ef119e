import type { HeadProps } from "gatsby";
import { pageTranslator } from "../i18n/page-text";
import type { PageContext } from "./page-address";
import { TitledHead } from "./TitledHead";

/** Head of a page that confirms a message. */
export function InquirySentHead({ data, pageContext }: HeadProps<Queries.InquirySentQuery, PageContext>) {
  const t = pageTranslator(data.locales);
  return (
    <TitledHead
      title={t("forms:inquiry.sent")}
      description={t("forms:confirmation.lead")}
      basics={data}
      pageContext={pageContext}
      indexed={false}
    />
  );
}
