import { toastRemovalDelay } from "./toast-limits";

/** What a toast says. */
export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  readonly action?: ToastAction;
}

/** Something to do about it. */
export interface ToastAction {
  readonly label: string;
  /** How else to do it, for those whom the toast does not wait for: `Open the contact page to undo`. */
  readonly altText: string;
  readonly onSelect: () => void;
}

/** A toast that was shown. Dismissed ones are closed first and forgotten later. */
export interface Toast extends ToastMessage {
  readonly id: number;
  readonly open: boolean;
}

let toast: Toast | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Shows a toast on the page, in place of the one that is there. For use in the browser only. */
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

/** The toast of this moment, open or just dismissed. */
export function currentToast(): Toast | null {
  return toast;
}

/** Calls back at every change of {@link currentToast}; gives the function that stops it. */
export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: Toast | null): void {
  clearTimeout(removal);
  toast = next;
  listeners.forEach((listener) => listener());
}
