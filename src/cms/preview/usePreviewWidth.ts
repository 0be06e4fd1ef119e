import { useEffect, useState } from "react";

/** Widths that the preview can have, in pixels; `pane` is as wide as there is room. */
const widths = { pane: undefined, phone: 390, desktop: 1280 } as const;

/** What the widths are called, in the order in which they are offered. */
export const previewWidths = ["pane", "phone", "desktop"] as const satisfies readonly (keyof typeof widths)[];

/**
 * Makes the preview's iframe as wide as the screen that was chosen, so that the page is laid out as there, and shows it
 * smaller where it has no room.
 * @returns the scale at which it is shown
 */
export function usePreviewWidth({ defaultView }: Document, chosen: keyof typeof widths): number {
  const frame = defaultView?.frameElement as HTMLIFrameElement | null;
  const [room, setRoom] = useState(0);
  const width = widths[chosen];
  const scale = width && room > 0 ? Math.min(1, room / width) : 1;

  useEffect(() => {
    const place = frame?.parentElement;
    if (!place) return;
    const observer = new ResizeObserver(() => setRoom(place.clientWidth));
    observer.observe(place);
    return () => observer.disconnect();
  }, [frame]);

  useEffect(() => {
    if (frame) place(frame, room, scale, width);
  }, [frame, room, scale, width]);

  return scale;
}

/** Lays the iframe over its place, which does not grow with it. */
function place(frame: HTMLIFrameElement, room: number, scale: number, width: number | undefined): void {
  if (frame.parentElement) frame.parentElement.style.position = width ? "relative" : "";
  const left = Math.max(0, (room - (width ?? room)) / 2);
  frame.style.cssText = width
    ? `position: absolute; top: 0; left: ${left}px; width: ${width}px; height: ${100 / scale}%; transform: scale(${scale}); transform-origin: 0 0`
    : "";
}
