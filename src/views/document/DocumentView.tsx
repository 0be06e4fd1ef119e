import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Breadcrumbs } from "../../components/Breadcrumbs/Breadcrumbs";
import { Page } from "../../components/Page/Page";
import { PageHeader } from "../../components/Page/PageHeader";
import { Prose } from "../../components/Prose/Prose";
import { TranslationNotice } from "../../components/TranslationNotice/TranslationNotice";
import { foreignLang } from "../../i18n/foreign";
import { useI18n } from "../../i18n/I18nContext";
import { caption } from "../../theme/mixins";

const updated = css`
  ${caption};
  margin-top: 1rem;
`;

const body = css`
  padding-bottom: var(--section);
`;

export interface DocumentViewProps {
  readonly document: Queries.DocumentViewFragment;
}

/** A plain page of text: help, privacy, terms, accessibility. */
export function DocumentView({ document }: DocumentViewProps) {
  const { t, format } = useI18n();
  const lang = foreignLang(document);
  return (
    <Page>
      <Breadcrumbs trail={[]} current={document.title} lang={lang} />
      <PageHeader title={document.title} lead={document.lead} lang={lang}>
        <p css={updated}>
          {t("common:updated")} <time dateTime={document.updated}>{format.date(document.updated)}</time>
        </p>
        <TranslationNotice
          contentLanguage={document.contentLanguage}
          newerIn={document.newerIn}
          partlyIn={document.partlyIn}
        />
      </PageHeader>
      <div css={body}>
        <Prose html={document.body} lang={lang} />
      </div>
    </Page>
  );
}

export const documentViewFragment = graphql`
  fragment DocumentView on Document {
    ...ForeignText
    newerIn
    partlyIn
    title
    lead
    updated
    body
  }
`;
