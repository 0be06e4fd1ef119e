import type { MouseEvent } from "react";

/** Whether a click follows a link in this tab, rather than opening a new tab or window, or downloading. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
