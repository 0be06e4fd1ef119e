import { Provider, Viewport } from "@radix-ui/react-toast";
import { useEffect, useRef, type FocusEvent } from "react";
import { useI18n } from "../../i18n/I18nContext";
import { dismissToast, type Toast, toastDuration, toastHotkey, toastSwipeThreshold } from "./toast-store";
import { ToastCard } from "./ToastCard";
import * as styles from "./ToastRegion.styles";

export interface ToastRegionProps {
  readonly toast: Toast;
}

/** Shows one toast, announces it, and moves focus to it on {@link toastHotkey}. */
export function ToastRegion({ toast }: ToastRegionProps) {
  const { t } = useI18n();
  const focusBack = useFocusBack(toast.open);
  return (
    <Provider duration={toastDuration} swipeThreshold={toastSwipeThreshold} label={t("common:toast.label")}>
      <ToastCard key={toast.id} toast={toast} onDismiss={() => dismissToast(toast.id)} />
      <Viewport
        {...focusBack}
        css={styles.viewport}
        hotkey={[toastHotkey]}
        label={t("common:toast.region", { key: toastHotkey })}
      />
    </Provider>
  );
}

/** Attributes of the viewport that give the focus back to where it came from when the toast is closed. */
function useFocusBack(open: boolean) {
  const ref = useRef<HTMLOListElement>(null);
  const before = useRef<EventTarget>(null);
  useEffect(() => {
    if (open || !ref.current?.contains(document.activeElement)) return;
    if (before.current instanceof HTMLElement) before.current.focus();
  }, [open]);
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  return { ref, onFocus };
}
