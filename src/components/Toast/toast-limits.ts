/** How long a toast stays, in ms, unless it is hovered or has focus. */
export const toastDuration = 5000;

/** How far a toast has to be swiped to be dismissed, in px. */
export const toastSwipeThreshold = 50;

/** Delay between dismissing and forgetting a toast, in ms. */
export const toastRemovalDelay = 1_000_000;

/** The key that moves focus to the toasts. */
export const toastHotkey = "F8";
