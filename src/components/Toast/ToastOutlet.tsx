import { lazy, Suspense, useSyncExternalStore } from "react";
import { currentToast, subscribeToToast } from "./toast-store";

/** The toast library is fetched when the first toast is shown. */
const ToastRegion = lazy(async () => ({ default: (await import("./ToastRegion")).ToastRegion }));

/** Renders the current toast, once in every page; see `showToast`. */
export function ToastOutlet() {
  const toast = useSyncExternalStore(subscribeToToast, currentToast, () => null);
  return toast ? (
    <Suspense>
      <ToastRegion toast={toast} />
    </Suspense>
  ) : null;
}
