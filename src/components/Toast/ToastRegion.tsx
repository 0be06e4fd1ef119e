import { Provider, Viewport } from "@radix-ui/react-toast";
import { useI18n } from "../../i18n/I18nContext";
import { toastDuration, toastHotkey, toastSwipeThreshold } from "./toast-limits";
import { dismissToast, type Toast } from "./toast-store";
import { ToastCard } from "./ToastCard";
import * as styles from "./ToastRegion.styles";

export interface ToastRegionProps {
  readonly toast: Toast;
}

/** Shows one toast, announces it, and moves focus to it on {@link toastHotkey}. */
export function ToastRegion({ toast }: ToastRegionProps) {
  const { t } = useI18n();
  const label = t("common:toast.region", { key: toastHotkey });
  return (
    <Provider duration={toastDuration} swipeThreshold={toastSwipeThreshold} label={label}>
      <ToastCard key={toast.id} toast={toast} onDismiss={() => dismissToast(toast.id)} />
      <Viewport css={styles.viewport} hotkey={[toastHotkey]} label={label} />
    </Provider>
  );
}
