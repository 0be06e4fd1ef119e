import { startOf } from "../../content-model/appearance";
import type { ContentText } from "../../content-model/content-text";
import { copyFileAt, entryFile } from "../../content-model/entry-file";
import { day } from "../../domain/durations";
import { pathInContent } from "../backend/read-content";
import type { Edit } from "../history/edit-history";
import { entryOf } from "./desk-groups";

/** What was put on the site, or changed there. */
export interface LiveChange {
  /** Point in time in ISO 8601, or only the day on which the entries appeared by themselves. */
  readonly time: string;
  /** Undefined if nobody did anything: the entry's day came. */
  readonly by?: Pick<Edit, "who" | "isOutside">;
  /** What changed: names of entries, and paths of page copy and settings relative to `content/`. */
  readonly keys: readonly string[];
}

/** Number of changes that are shown. */
const shown = 8;

/** For how many days an entry is listed whose day has come, in milliseconds. */
const recently = 31 * day;

/** The last changes of what is on the site on a day, newest first, each entry once. */
export function lastOnSite(
  edits: readonly Edit[],
  texts: readonly ContentText[],
  today: string,
): readonly LiveChange[] {
  const away = new Set(texts.flatMap(({ name, data }) => (startOf(data) > today ? [name] : [])));
  const there = new Set(texts.map(({ file }) => entryOf(file)).filter((key) => !away.has(key)));
  const edited = edits.map(({ time, files, ...by }) => ({
    ...{ time, by },
    keys: files.map(pathInContent).filter(isText).map(entryOf),
  }));
  const appeared = texts
    .filter(({ data }) => startOf(data) <= today && Date.parse(startOf(data)) > Date.parse(today) - recently)
    .map(({ file, data }) => ({ time: startOf(data), keys: [entryOf(file)] }));
  const seen = new Set<string>();
  return [...edited, ...appeared]
    .toSorted((one, other) => Date.parse(other.time) - Date.parse(one.time))
    .map((change) => ({
      ...change,
      keys: change.keys.filter((key) => there.has(key) && !seen.has(key) && seen.add(key)),
    }))
    .filter(({ keys }) => keys.length > 0)
    .slice(0, shown);
}

const isText = (file: string) => entryFile(file) !== null || copyFileAt(file) !== null;
