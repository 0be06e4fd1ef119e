import { HardHat } from "lucide-react";
import { useI18n } from "../../i18n/I18nContext";
import * as styles from "./Maintenance.styles";

export interface MaintenanceProps {
  /** What the section's editors say about it; without it, that the section is being updated. */
  readonly message?: string | null | undefined;
}

/** Stands in for a section of the home page while it is worked on. */
export function Maintenance({ message }: MaintenanceProps) {
  const { t } = useI18n();
  return (
    <div css={styles.panel}>
      <HardHat aria-hidden="true" />
      <h3>{t("home:maintenance.title")}</h3>
      <p>{message ?? t("home:maintenance.message")}</p>
    </div>
  );
}
