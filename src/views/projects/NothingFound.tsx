import { Button, ButtonLink } from "../../components/Button/Button";
import { EmptyState } from "../../components/EmptyState/EmptyState";
import { useI18n } from "../../i18n/I18nContext";

export interface NothingFoundProps {
  /** Shows all projects again; without it that is a link to their page. */
  readonly onClear?: (() => void) | undefined;
}

/** Stands in for the projects where none is what the reader looks for. */
export function NothingFound({ onClear }: NothingFoundProps) {
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
        <ButtonLink tone="line" size="small" to="/projects/">
          {words}
        </ButtonLink>
      )}
    </EmptyState>
  );
}
