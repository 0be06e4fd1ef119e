import type { AdminLanguage } from "../../content-model/field-info";
import { followLive, type LiveNotice } from "./live-notice";
import { fetchLiveStatus } from "./live-status";

/** Polling interval in milliseconds. */
const interval = 2000;

/** How long the notice of a change that went live is shown, in milliseconds. */
const doneTime = 10_000;

const colours: Readonly<Record<LiveNotice["tone"], string>> = {
  progress: "background: #eef3ee; color: #1d3328",
  done: "background: #1f5a3d; color: #ffffff",
  problem: "background: #fdeeea; color: #7a1f12",
};

/**
 * Shows in a corner of the page whether saved changes are live. Polls until the page is closed: the promise
 * never resolves.
 */
export async function showLiveStatus(proxy: string, language: AdminLanguage): Promise<void> {
  const panel = document.createElement("div");
  panel.setAttribute("role", "status");
  document.body.append(panel);
  const noticeAfter = followLive(language);
  let shown: string | undefined;
  for (;;) {
    const notice = noticeAfter(await fetchLiveStatus(proxy));
    // an unchanged notice is not rendered again, or screen readers would repeat it
    if (JSON.stringify(notice) !== shown) showNotice(panel, notice);
    shown = JSON.stringify(notice);
    await pause(notice?.tone === "done" ? doneTime : interval);
  }
}

function showNotice(panel: HTMLElement, notice: LiveNotice | undefined): void {
  panel.replaceChildren();
  panel.style.cssText = "";
  if (!notice) return;
  const place = "position: fixed; z-index: 9999; inset: auto auto 3rem 1rem; max-width: min(36rem, 90vw)";
  const box = "max-height: 40vh; overflow: auto; padding: 0.75rem 1rem; border-radius: 0.5rem";
  panel.style.cssText = [place, box, "font: 14px/1.5 sans-serif", colours[notice.tone]].join("; ");
  panel.append(notice.text);
  if (notice.lines.length > 0) panel.append(list(notice.lines));
}

function list(lines: readonly string[]): HTMLElement {
  const element = document.createElement("ul");
  element.append(
    ...lines.map((line) => {
      const item = document.createElement("li");
      item.textContent = line;
      return item;
    }),
  );
  return element;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
