import { css } from "@emotion/react";
import { Button } from "../../components/Button/Button";
import { Page } from "../../components/Page/Page";
import { PageHeader } from "../../components/Page/PageHeader";
import { showToast } from "../../components/Toast/toast-store";
import { useI18n } from "../../i18n/I18nContext";

const end = css`
  padding-bottom: var(--section);
`;

/** One button that shows one toast. */
export function UiTestView() {
  const { t } = useI18n();
  const show = () => showToast({ title: t("uiTest:toast"), description: t("uiTest:toastText") });
  return (
    <Page>
      <PageHeader title={t("uiTest:title")} />
      <div css={end}>
        <Button onClick={show}>{t("uiTest:button")}</Button>
      </div>
    </Page>
  );
}
