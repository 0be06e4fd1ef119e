import { noticePlace } from "./notice-place";

/**
 * Tells the styles how much of the lower edge the notices and the corner's buttons stand over, so that the form ends
 * above them, and what gets the focus there, too.
 */
export function keepRoomBelow(corner: HTMLElement): void {
  const parts = [noticePlace(), corner];
  const observer = new ResizeObserver(() => {
    const tops = parts.map((part) => part.getBoundingClientRect().top);
    document.documentElement.style.setProperty("--below", `${innerHeight - Math.min(...tops)}px`);
  });
  for (const part of parts) observer.observe(part);
}
