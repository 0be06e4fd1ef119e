import { isKeptPage, pageDataPath } from "../domain/offline";
import { fetchWhole, keptChoice, keptIn } from "./kept-files";

/** Pages that this worker has kept. */
const known = new Set<string>();

/** The path of the page that made a request, if it is a page of this site. */
export function askingPage({ referrer }: Pick<Request, "referrer">): string | undefined {
  return referrer.startsWith(`${location.origin}/`) ? new URL(referrer).pathname : undefined;
}

/** Keeps a page that is open, once in a worker's life: a link within the site only fetches its data. */
export async function keepVisited(pathname: string | undefined): Promise<void> {
  if (!pathname || !isKeptPage(pathname) || known.has(pathname)) return;
  known.add(pathname);
  try {
    if (!(await keptChoice())) return;
    const cache = await caches.open(keptIn.pages);
    await cache.put(pathname, await fetchWhole(pathname));
    const data = pageDataPath(pathname);
    if (!(await caches.match(data))) await cache.put(data, await fetchWhole(data));
  } catch {
    // no signal, or no such page: the next request tries again
    known.delete(pathname);
  }
}
