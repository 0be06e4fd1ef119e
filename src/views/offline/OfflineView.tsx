import { Breadcrumbs } from "../../components/Breadcrumbs/Breadcrumbs";
import { WaitingMessages } from "../../components/InquiryForm/WaitingMessages";
import { Page } from "../../components/Page/Page";
import { PageHeader } from "../../components/Page/PageHeader";
import { startsScripts } from "../../components/starting";
import { useI18n } from "../../i18n/I18nContext";
import { FieldPack } from "./FieldPack";
import { KeptPages } from "./KeptPages";
import * as styles from "./OfflineView.styles";
import { useFieldPack } from "./useFieldPack";
import { WantedPage } from "./WantedPage";

const facts = ["asked", "visited", "fresh", "update", "remove", "install"] as const;

/** Lets visitors keep pages for reading without signal, and shows what is kept on their device. */
export function OfflineView() {
  const { t } = useI18n();
  const state = useFieldPack();
  return (
    <Page>
      <Breadcrumbs trail={[]} current={t("offline:title")} />
      <PageHeader title={t("offline:title")} lead={t("offline:lead")} />
      <p css={styles.withoutScripts}>{t("offline:withoutScripts")}</p>
      <div css={styles.scriptedPart} {...startsScripts}>
        <WantedPage />
        <div css={styles.waiting}>{state.status === "loading" ? null : <WaitingMessages />}</div>
        {state.status === "unsupported" ? (
          <p>{t("offline:status.unsupported")}</p>
        ) : (
          <>
            <FieldPack state={state} />
            <KeptPages state={state} />
          </>
        )}
      </div>
      <section css={styles.how} aria-labelledby="how">
        <h2 id="how">{t("offline:how.title")}</h2>
        <ul>
          {facts.map((fact) => (
            <li key={fact}>{t(`offline:how.${fact}`)}</li>
          ))}
        </ul>
      </section>
    </Page>
  );
}
