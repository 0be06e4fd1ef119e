import { useEffect, useState } from "react";

/** Widths that the preview can have, in pixels; `pane` is as wide as there is room. */
const widths = { pane: undefined, phone: 390, desktop: 1280 } as const;
export type PreviewWidth = keyof typeof widths;

/**
 * Makes the preview's iframe as wide as the screen that was chosen, so that the page is laid out as there, and shows it
 * smaller where it has no room.
 * @returns the scale at which it is shown
 */
export function usePreviewWidth({ defaultView }: Document, chosen: PreviewWidth): number {
  const frame = defaultView?.frameElement as HTMLIFrameElement | null;
  const place = frame?.parentElement;
  const [room, setRoom] = useState(0);
  const width = widths[chosen];
  const scale = width && room > 0 ? Math.min(1, room / width) : 1;

  useEffect(() => {
    if (!place) return;
    const observer = new ResizeObserver(() => setRoom(place.clientWidth));
    observer.observe(place);
    return () => observer.disconnect();
  }, [place]);

  useEffect(() => {
    if (!frame) return;
    frame.style.cssText = width
      ? `display: block; width: ${width}px; height: ${100 / scale}%; margin-inline: ${scale < 1 ? 0 : "auto"}; transform: scale(${scale}); transform-origin: 0 0`
      : "";
  }, [frame, width, scale]);

  return scale;
}
