import HardHat from "lucide-react/icons/hard-hat";
import { useI18n } from "../../i18n/I18nContext";
import * as styles from "./Maintenance.styles";

export interface MaintenanceProps {
  /** The editors' message; by default it says that the section is being updated. */
  readonly message?: string | null | undefined;
}

/** Shown in place of a home page section that is under maintenance. */
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
