import { css } from "@emotion/react";
import { ButtonLink } from "../../components/Button/Button";
import { RequestedFiles } from "../../components/InquiryForm/RequestedFiles";
import { Page } from "../../components/Page/Page";
import { PageHeader } from "../../components/Page/PageHeader";
import { basePaths } from "../../domain/addresses";
import { useI18n } from "../../i18n/I18nContext";
import { actions } from "../../theme/mixins";

const onward = css`
  ${actions};
  padding-bottom: var(--section);
`;

export interface InquirySentViewProps {
  /** The resource that was asked for. */
  readonly resource?: Queries.RequestedResourceFragment | null;
}

/** Confirms an inquiry that was sent by a plain form, and offers the files that it asked for. */
export function InquirySentView({ resource }: InquirySentViewProps) {
  const { t } = useI18n();
  return (
    <Page>
      <PageHeader title={t("forms:inquiry.sent")} lead={t("forms:confirmation.lead")} />
      {resource ? <RequestedFiles {...resource} /> : null}
      <div css={onward}>
        <ButtonLink to="/">{t("common:error.home")}</ButtonLink>
        <ButtonLink to={basePaths.resources} tone="line">
          {t("forms:confirmation.resources")}
        </ButtonLink>
      </div>
    </Page>
  );
}
