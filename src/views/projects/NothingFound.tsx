import { Button, ButtonLink } from "../../components/Button/Button";
import { EmptyState } from "../../components/EmptyState/EmptyState";
import { basePaths } from "../../domain/addresses";
import { searchPath } from "../../domain/search";
import { useI18n } from "../../i18n/I18nContext";

export interface NothingFoundProps {
  /** Clears search and category; without it, a link leads to the page of all projects. */
  readonly onClear?: (() => void) | undefined;
  /** The words that were looked for, if any. */
  readonly search: string;
}

/**
 * Shown in place of the projects when none of them match; the site's search can look for the same words in all
 * texts.
 */
export function NothingFound({ onClear, search }: NothingFoundProps) {
  const { t } = useI18n();
  const words = t("projects:catalogue.empty.clear");
  return (
    <EmptyState
      heading="h2"
      title={t("projects:catalogue.empty.title")}
      hint={t("projects:catalogue.empty.hint")}
    >
      {onClear ? (
        <Button tone="line" size="small" onClick={onClear}>
          {words}
        </Button>
      ) : (
        <ButtonLink tone="line" size="small" to={basePaths.projects}>
          {words}
        </ButtonLink>
      )}
      {search.trim() ? (
        <ButtonLink tone="line" size="small" to={`${searchPath}?q=${encodeURIComponent(search.trim())}`}>
          {t("common:search.label")}
        </ButtonLink>
      ) : null}
    </EmptyState>
  );
}
