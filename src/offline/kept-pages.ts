import { dateHere } from "../domain/local-day";
import { isKeptPage } from "../domain/offline";
import { keptIn } from "./kept-files";

/** A page that can be read without signal. */
export interface KeptPage {
  readonly path: string;
  readonly title: string;
  readonly language: string;
  /** The day on which the visitor got it: `2026-11-23`. */
  readonly date: string | undefined;
}

/** What is kept on this device. */
export interface KeptContents {
  readonly pages: readonly KeptPage[];
  /** Of all files together. */
  readonly bytes: number;
}

/** Reads what is kept: pages by their titles, a page that is kept twice once. */
export async function readContents(): Promise<KeptContents> {
  const pages = new Map<string, KeptPage>();
  let bytes = 0;
  for (const name of Object.values(keptIn)) {
    // asking for a cache by name would make it
    if (!(await caches.has(name))) continue;
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      const response = await cache.match(url);
      if (!response) continue;
      const { pathname } = new URL(url);
      const date = response.headers.get("date");
      const body = await response.blob();
      bytes += body.size;
      if (isKeptPage(pathname)) pages.set(pathname, { path: pathname, ...read(await body.text(), date) });
    }
  }
  return { pages: [...pages.values()].sort(byTitle), bytes };
}

function read(html: string, date: string | null): Omit<KeptPage, "path"> {
  const page = new DOMParser().parseFromString(html, "text/html");
  const site = page.querySelector('[property="og:site_name"]')?.getAttribute("content");
  return {
    title: page.title.replace(` — ${site}`, ""),
    language: page.documentElement.lang,
    date: date ? dateHere(Date.parse(date)) : undefined,
  };
}

function byTitle(one: KeptPage, other: KeptPage): number {
  return one.title.localeCompare(other.title);
}
