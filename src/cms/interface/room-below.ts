import { noticePlace } from "./notice-place";

/**
 * Tells the styles how high the notices and the corner's buttons reach, so that neither the form's end nor what has the
 * focus is hidden below them.
 */
export function keepRoomBelow(corner: HTMLElement): void {
  const parts = [noticePlace(), corner];
  const observer = new ResizeObserver(() => {
    const tops = parts.map((part) => part.getBoundingClientRect().top);
    document.documentElement.style.setProperty("--below", `${innerHeight - Math.min(...tops)}px`);
  });
  for (const part of parts) observer.observe(part);
}
