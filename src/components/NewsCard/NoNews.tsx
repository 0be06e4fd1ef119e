import { basePaths } from "../../domain/addresses";
import { useI18n } from "../../i18n/I18nContext";
import { ButtonLink } from "../Button/Button";
import { EmptyState, type EmptyStateProps } from "../EmptyState/EmptyState";

/** Shown in place of the articles of an empty category. */
export function NoNews({ heading }: Pick<EmptyStateProps, "heading">) {
  const { t } = useI18n();
  return (
    <EmptyState heading={heading} title={t("news:empty.title")} hint={t("news:empty.hint")}>
      <ButtonLink to={basePaths.news} tone="line" size="small">
        {t("news:empty.action")}
      </ButtonLink>
    </EmptyState>
  );
}
