import { isHashed } from "../domain/addresses";
import { chosenFiles, packPath, type Pack, type PackChoice, sizeOf } from "../domain/offline";

/** The browser's caches: what was chosen, pages that were visited since then, and the files of these. */
export const keptIn = { pack: "field-pack", pages: "visited-pages", files: "visited-files" } as const;

/** A choice that is kept. */
export interface KeptChoice extends PackChoice {
  /** When it was kept or last updated, in ms since 1970. */
  readonly keptAt: number;
}

/** Key of the choice in the cache of what was chosen. */
const choiceKey = "/offline/choice.json";

/** Bytes of all that is kept for a choice: its files, the list of what can be kept, and the choice itself. */
export function keptSize(pack: Pack, choice: PackChoice): number {
  const lists = [pack, keptNow(choice)].map((list) => new Blob([JSON.stringify(list)]).size);
  return lists.reduce((sum, bytes) => sum + bytes, sizeOf(pack, chosenFiles(pack, choice)));
}

/** How many files are fetched at the same time: few, for a weak signal. */
const lanes = 4;

/** What is chosen on this device, if anything is. */
export async function keptChoice(): Promise<KeptChoice | undefined> {
  return readKept<KeptChoice>(choiceKey);
}

/** Fetches the list of what can be kept. */
export async function fetchPack(): Promise<Pack> {
  return (await (await fetchWhole(packPath)).json()) as Pack;
}

/**
 * Keeps the files of a choice: those that are not kept yet, or have changed since. What is no longer chosen is
 * removed at the end, so that an interrupted attempt takes nothing away.
 *
 * @param onFile is called after each file with its address
 * @throws Error if a file cannot be fetched, or there is no room for it
 */
export async function keepChoice(
  pack: Pack,
  choice: PackChoice,
  onFile: (file: string) => void = () => undefined,
): Promise<void> {
  const cache = await caches.open(keptIn.pack);
  const before = await readKept<Pack>(packPath);
  const files = chosenFiles(pack, choice);
  const fetchInTurn = async (waiting: string[]) => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const isSame = before?.files[file]?.[1] === pack.files[file]?.[1];
      if (!isSame || !(await cache.match(file))) await cache.put(file, await fetchWhole(file));
      onFile(file);
    }
  };
  // a page comes after the scripts and pictures that it names, so that an interrupted update breaks none
  for (const waiting of [files.filter(isHashed), files.filter((file) => !isHashed(file))]) {
    await Promise.all(Array.from({ length: lanes }, () => fetchInTurn(waiting)));
  }
  await cache.put(packPath, json(pack));
  await cache.put(choiceKey, json(keptNow(choice)));
  await removeOthers(cache, new Set([...files, packPath, choiceKey]));
  // what was chosen is now as new as any visit
  const visited = await caches.open(keptIn.pages);
  await Promise.all(files.map((file) => visited.delete(file)));
}

/** Fetches again what has changed of the choice that is kept on this device. */
export async function updateChoice(): Promise<void> {
  const choice = await keptChoice();
  if (choice) await keepChoice(await fetchPack(), choice);
}

/** Removes everything that is kept; the choice goes first, so that the worker stores nothing more. */
export async function removeKept(): Promise<void> {
  const { pack, ...visited } = keptIn;
  await caches.delete(pack);
  await Promise.all(Object.values(visited).map((name) => caches.delete(name)));
}

/** Header of requests for files to keep, which the service worker lets pass: it might answer with a kept one. */
export const keepingHeader = "x-keeping";

/** Fetches a file. A redirect would be no answer to a navigation later on. */
export async function fetchWhole(address: string): Promise<Response> {
  const cache = isHashed(address) ? "force-cache" : "no-cache";
  const response = await fetch(address, { cache, priority: "low", headers: { [keepingHeader]: "1" } });
  if (response.status !== 200 || response.redirected) throw new Error(`${address}: ${response.status}`);
  return response;
}

async function removeOthers(cache: Cache, wanted: ReadonlySet<string>): Promise<void> {
  const keys = await cache.keys();
  const others = keys.filter(({ url }) => !wanted.has(new URL(url).pathname));
  await Promise.all(others.map((key) => cache.delete(key)));
}

/** A JSON file in the cache of what was chosen. */
export async function readKept<Value>(key: string): Promise<Value | undefined> {
  // asking for the cache by name would make it
  const kept = await caches.match(key, { cacheName: keptIn.pack });
  return (await kept?.json()) as Value | undefined;
}

function keptNow({ parts, languages }: PackChoice): KeptChoice {
  return { parts, languages, keptAt: Date.now() };
}

function json(value: object): Response {
  return new Response(JSON.stringify(value), { headers: { "content-type": "application/json" } });
}
