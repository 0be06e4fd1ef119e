import { ButtonLink } from "../../components/Button/Button";
import { Page } from "../../components/Page/Page";
import { PageHeader } from "../../components/Page/PageHeader";
import { basePaths } from "../../domain/addresses";
import { useI18n } from "../../i18n/I18nContext";
import { actions } from "../../theme/mixins";

/** Confirms an inquiry that was sent by a plain form. */
export function InquirySentView() {
  const { t } = useI18n();
  return (
    <Page>
      <PageHeader title={t("forms:inquiry.sent")} lead={t("forms:confirmation.lead")} />
      <div css={actions}>
        <ButtonLink to="/">{t("common:error.home")}</ButtonLink>
        <ButtonLink to={basePaths.resources} tone="line">
          {t("forms:confirmation.resources")}
        </ButtonLink>
      </div>
    </Page>
  );
}
