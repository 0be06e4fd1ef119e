import { useI18n } from "../../i18n/I18nContext";
import { ButtonLink } from "../Button/Button";
import { EmptyState, type EmptyStateProps } from "./EmptyState";

/** Shown in place of a list for which nothing has been published yet. */
export function NothingYet({ heading }: Pick<EmptyStateProps, "heading">) {
  const { t } = useI18n();
  return (
    <EmptyState heading={heading} title={t("common:nothingYet.title")} hint={t("common:nothingYet.hint")}>
      <ButtonLink to="/#contact" tone="line" size="small">
        {t("common:sections.contact")}
      </ButtonLink>
    </EmptyState>
  );
}
