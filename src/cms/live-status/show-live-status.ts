import type { Start } from "../../content-model/appearance";
import type { AdminLanguage } from "../../content-model/field-info";
import { historyTexts } from "../history/history-texts";
import { colour } from "../interface/colour";
import { element } from "../interface/element";
import { noticePlace } from "../interface/notice-place";
import { actionButton } from "../interface/window";
import { followLive, type LiveNotice } from "./live-notice";
import { askForBuild, fetchLiveStatus } from "./live-status";

/** Polling interval in milliseconds. */
const interval = 2000;

/** How long the notice of a change that went live is shown, in milliseconds. */
const doneTime = 10_000;

/** Event of the notice's panel. */
const saving = "tajuk-saving";

const looks: Readonly<Record<LiveNotice["tone"], string>> = {
  progress: `background: ${colour.progressGround}; color: ${colour.notice}`,
  done: `background: ${colour.liveGround}; color: ${colour.onDeep}`,
  problem: `background: ${colour.problemGround}; color: ${colour.problem}`,
};

/**
 * Shows in a corner of the page whether saved changes are live. Polls until the page is closed: the promise
 * never resolves. `ahead` says from when on the entry that was saved last is on the site, if it is not yet.
 */
export async function showLiveStatus(
  proxy: string,
  language: AdminLanguage,
  ahead: () => Start,
): Promise<void> {
  const panel = element("div", { className: "tajuk-live", role: "status" });
  noticePlace().append(panel);
  const noticeAfter = followLive(language);
  let shown: string | undefined;
  for (;;) {
    const notice = noticeAfter(await fetchLiveStatus(proxy), ahead());
    // an unchanged notice is not rendered again, or screen readers would repeat it
    if (JSON.stringify(notice) !== shown) showNotice(panel, notice, language, () => askForBuild(proxy));
    shown = JSON.stringify(notice);
    await pause(panel, notice?.tone === "done" ? doneTime : interval);
  }
}

const english = { open: "Open the form", retry: "Try again", details: "Details for a developer" };

const words: Readonly<Record<AdminLanguage, typeof english>> = {
  en: english,
  id: { open: "Buka isiannya", retry: "Coba lagi", details: "Rincian untuk pengembang" },
};

function showNotice(
  panel: HTMLElement,
  notice: LiveNotice | undefined,
  language: AdminLanguage,
  tryAgain: () => Promise<void>,
): void {
  panel.replaceChildren();
  panel.style.cssText = "";
  if (!notice) return;
  const box =
    "max-width: min(36rem, 90vw); max-height: 40vh; overflow: auto; padding: 0.75rem 1rem; border-radius: 0.5rem";
  panel.style.cssText = [box, "font: 14px/1.5 sans-serif", looks[notice.tone]].join("; ");
  const { text, lines = [], details = [], canRetry = false } = notice;
  const { open, retry, details: summary } = words[language];
  panel.append(text);
  const items = lines.map(({ text: line, form }) =>
    element("li", {}, form ? [line, " ", link(form, open)] : [line]),
  );
  if (items.length > 0) panel.append(element("ul", {}, items));
  if (canRetry) panel.append(" ", actionButton(retry, tryAgain));
  if (notice.tone === "problem") panel.prepend(closeButton(panel));
  if (details.length === 0) return;
  const raw = element("pre", { textContent: details.join("\n") });
  raw.style.whiteSpace = "pre-wrap";
  panel.append(element("details", {}, [element("summary", { textContent: summary }), raw]));
}

/** Takes the notice away until there is another one. */
function closeButton(panel: HTMLElement): HTMLButtonElement {
  const made = element("button", {
    ...{ type: "button", className: "tajuk-away", textContent: "×", ariaLabel: historyTexts().close },
  });
  made.addEventListener("click", () => {
    panel.replaceChildren();
    panel.style.cssText = "";
  });
  return made;
}

/** A link in the colour of the notice. */
function link(href: string, textContent: string): HTMLAnchorElement {
  const made = element("a", { href, textContent });
  made.style.cssText = "color: inherit; text-decoration: underline";
  return made;
}

/** Waits for some time, or until something is saved. */
function pause(panel: HTMLElement, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      panel.removeEventListener(saving, goOn);
      resolve();
    };
    const timer = setTimeout(goOn, milliseconds);
    panel.addEventListener(saving, goOn);
  });
}

/** Ends the notice of a change that went live, since another one is being saved. */
export function hideLive(): void {
  document.querySelector(".tajuk-live")?.dispatchEvent(new Event(saving));
}
