import type { WorkboxPlugin } from "workbox-core";
import { escapeMarkup } from "../domain/escape";
import { formatDate } from "../domain/format";
import { dateHere } from "../domain/local-day";
import { isKeptPage, packPath, type Pack } from "../domain/offline";
import { languageOf } from "../domain/paths";
import { placeholder } from "../domain/texts";
import { readKept } from "./kept-files";

/** Says at the end of a kept page that it is one, and of which day; the page that lists these pages is none. */
export const sayKept: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) => {
    const { pathname } = new URL(request.url);
    const sent = isKeptPage(pathname) ? cachedResponse?.headers.get("date") : undefined;
    const pack = sent ? await readKept<Pack>(packPath) : undefined;
    if (!cachedResponse || !sent || !pack) return cachedResponse;
    const language = languageOf(pathname);
    const date = formatDate(dateHere(Date.parse(sent)), language);
    const words = pack.words[language];
    if (!words) return cachedResponse;
    const html = await cachedResponse.text();
    const note = noteOn(html, words.kept.replace(placeholder, date), words.again);
    return new Response(html.replace("</body>", `${note}</body>`), {
      headers: withoutLength(cachedResponse.headers),
    });
  },
};

/**
 * A line that stays at the lower edge of the window, as long as this page is open: the way to another one within the
 * site changes the canonical address, but not what stands beside React's elements. Its link has no address, which
 * means the page as it was asked for, with its query.
 */
function noteOn(html: string, text: string, again: string): string {
  const address = /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(html)?.[1] ?? "";
  const others = address ? `html:not(:has(link[rel=canonical][href="${address}"])) #kept{display:none}` : "";
  return `<style>#kept{position:sticky;z-index:9;bottom:0;padding:.6rem var(--gutter);background:var(--highlight);color:var(--on-highlight);font-size:var(--fs-small);line-height:1.5}#kept a{padding-block:.6rem;color:inherit;font-weight:var(--w-strong)}@media print{#kept{position:static}}${others}</style><p id="kept" role="note">${escapeMarkup(text)} <a href="">${escapeMarkup(again)}</a></p>`;
}

/** The headers of an answer that is read: its text has another length, and is packed no more. */
function withoutLength(headers: Headers): Headers {
  const kept = new Headers(headers);
  for (const name of ["content-encoding", "content-length"]) kept.delete(name);
  return kept;
}
