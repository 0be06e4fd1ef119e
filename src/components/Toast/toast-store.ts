/** How long a toast stays, in ms, unless it is hovered or has focus. */
export const toastDuration = 5000;

/** How far a toast has to be swiped to be dismissed, in px. */
export const toastSwipeThreshold = 50;

/** Delay between dismissing and forgetting a toast, in ms. */
const toastRemovalDelay = 1_000_000;

/** The key that moves focus to the toasts. */
export const toastHotkey = "F8";

/** Content of a toast. */
export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  readonly action?: ToastAction;
}

/** A button in a toast. */
export interface ToastAction {
  readonly label: string;
  /** Another way to do it, for those who miss the toast: `Open the contact page to undo`. */
  readonly altText: string;
  readonly onSelect: () => void;
}

/** A toast that was shown. A dismissed one is first closed and later forgotten. */
export interface Toast extends ToastMessage {
  readonly id: number;
  readonly open: boolean;
}

let toast: Toast | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Shows a toast on the page and replaces the current one. For use in the browser only. */
export function showToast(message: ToastMessage): void {
  lastId += 1;
  set({ ...message, id: lastId, open: true });
}

/** Closes a toast, unless another has taken its place. */
export function dismissToast(id: number): void {
  if (toast?.id !== id || !toast.open) return;
  set({ ...toast, open: false });
  removal = setTimeout(() => set(null), toastRemovalDelay);
}

/** The current toast, open or just dismissed. */
export function currentToast(): Toast | null {
  return toast;
}

/** Calls `listener` at every change of {@link currentToast}; returns a function that unsubscribes. */
export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: Toast | null): void {
  clearTimeout(removal);
  toast = next;
  listeners.forEach((listener) => listener());
}
