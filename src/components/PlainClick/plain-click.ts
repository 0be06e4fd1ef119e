import type { MouseEvent } from "react";

/** Whether a click follows a link here: not one that asks for a new tab, a new window or a download. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
