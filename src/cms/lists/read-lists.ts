import { fieldOf } from "../../content-model/collection";
import { collections } from "../../content-model/content-model";
import { dateInZone } from "../../domain/zone-time";
import type { AdminWords } from "../admin-words";
import type { DecapBackend, LoadedFile } from "../backend/decap-backend";
import { contentFolder, readCopyFiles, readEntries, readFolder } from "../backend/read-content";
import { draftTexts, readDrafts } from "../backend/read-drafts";
import { entryRows, type EntryStatus, type Row } from "./entry-rows";
import { copyRows, stringRows } from "./file-rows";
import { languageFilter, listChoices, type Choice } from "./list-choices";
import { searchIndex, type SearchedEntry } from "./search-index";

/** A list, and what can be chosen above it. */
export interface List {
  readonly rows: readonly Row[];
  readonly choices: readonly Choice[];
}

/** Reads what the lists show and what is searched. */
export interface ListReader {
  /** Reads a list by its name in the editors' area. */
  list(name: string): Promise<List>;
  everything(): Promise<readonly SearchedEntry[]>;
}

/** Reads with a backend. Drafts replace what is published; the local backend has none. */
export function listReader(backend: () => DecapBackend, hasDrafts: boolean, words: AdminWords): ListReader {
  const withDrafts = async (files: Promise<readonly LoadedFile[]>, name?: string) => {
    const [published, drafts] = await Promise.all([files, hasDrafts ? readDrafts(backend()) : []]);
    const wanted = drafts.filter(({ collection }) => name === undefined || collection === name);
    const changed = (await Promise.all(wanted.map((draft) => draftTexts(backend(), draft)))).flat();
    const kept = published.filter(({ file }) => !changed.some(({ path }) => path === file.path));
    const statuses = wanted.map(({ collection, slug, status }) => [`${collection}/${slug}`, status] as const);
    return {
      files: [...kept, ...changed.map(({ path, raw }) => ({ file: { path }, data: raw }))],
      statuses: Object.fromEntries<EntryStatus>(statuses),
    };
  };
  return {
    list: async (name) => {
      const { files, statuses } = await withDrafts(readList(backend(), name), name);
      const collection = collections.find((known) => known.name === name);
      if (collection) {
        const rows = entryRows(collection, files, words, statuses, dateInZone());
        return { rows, choices: listChoices(collection, rows, words) };
      }
      const isCopy = name === "pages" || name === "settings";
      const rows = isCopy ? copyRows(name, files, words, statuses) : stringRows(files, words, statuses);
      return { rows, choices: languageFilter(rows, words) };
    },
    everything: async () => {
      const all = Promise.all([readEntries(backend()), readCopyFiles(backend()), readStrings(backend())]);
      return searchIndex((await withDrafts(all.then((files) => files.flat()))).files, words);
    },
  };
}

/** The files of a list; of a collection also those of the entries that its fields refer to. */
async function readList(backend: DecapBackend, name: string): Promise<readonly LoadedFile[]> {
  const collection = collections.find((known) => known.name === name);
  if (!collection) return name === "strings" ? readStrings(backend) : readCopyFiles(backend);
  const referred = collection.list.by.flatMap((field) => fieldOf(collection, field)?.collection ?? []);
  const folders = [...new Set([name, ...referred])];
  return (await Promise.all(folders.map((folder) => readFolder(backend, contentFolder + folder)))).flat();
}

/** The files of interface strings, which are in a folder for each language. */
function readStrings(backend: DecapBackend): Promise<readonly LoadedFile[]> {
  return readFolder(backend, "locales", "json", 2);
}
