import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { problemLine } from "../../src/build/validation/content-problem";
import { validateProject } from "../../src/build/validation/validate-content";
import type { ContentText } from "../../src/content-model/content-text";
import {
  parseCopyFile,
  parseMarkdownEntry,
  writeJson,
  writeMarkdownEntry,
} from "../../src/content-model/file-text";
import { parseStrings, writeStrings } from "../../src/content-model/interface-strings";
import { readTexts } from "../../src/content-model/read-texts";
import { referencesOf } from "../../src/content-model/references";
import { defaultLanguage, languageCodes, type Language } from "../../src/domain/languages";
import { isRecord, type Fields } from "../../src/domain/record";

const project = path.resolve(__dirname, "../..");

/** Returns the new value of a field in a language. */
export type Change = (value: unknown, language: Language) => unknown;

/** A copy of the editable folders, with editors' actions. A field is given by its path: `tiers.0.amount`. */
export interface EditedSite {
  /** Slugs of a collection, sorted. */
  readonly slugs: (collection: string) => string[];
  /** The content's texts, as the model reads them. */
  readonly texts: () => ContentText[];
  /** Slug of an entry to which nothing but links refer. @throws Error if there is none */
  readonly linkedOnly: (collection: string) => string;
  /** Lets all links to an entry lead to the home page. */
  readonly unlink: (collection: string, slug: string) => void;
  /** Changes a field of an entry in every language. */
  readonly entry: (collection: string, slug: string, field: string, change: Change) => void;
  /** Copies an entry to a new slug, with a title of its own. */
  readonly add: (collection: string, like: string, slug: string) => void;
  readonly rename: (collection: string, from: string, to: string) => void;
  readonly remove: (collection: string, slug: string) => void;
  /** Changes a field of page copy or settings (`pages/home`) in every language that has it. */
  readonly copy: (file: string, field: string, change: Change) => void;
  /** The files of interface strings, by name (`common`). */
  readonly namespaces: () => string[];
  /** Changes all interface strings whose key begins with `key` (`common:donate`) in a language. */
  readonly strings: (key: string, language: Language, change: (text: string) => string) => void;
  /** Writes a file by its path in the project; null removes it. */
  readonly write: (file: string, text: string | null) => void;
  readonly read: (file: string) => string;
  /** The content problems that the build would report, one line each. */
  readonly problems: () => string[];
}

/**
 * Makes `content/` and `locales/` of a folder those of the project. Files that are the same already stay untouched, so
 * that what the build remembers of them holds.
 *
 * @param root absolute path of the folder
 */
export function editedSite(root: string): EditedSite {
  for (const folder of ["content", "locales"]) makeSame(path.join(project, folder), path.join(root, folder));
  const read = (file: string) => readFileSync(path.join(root, file), "utf8");
  const write = (file: string, text: string | null) => {
    const target = path.join(root, file);
    rmSync(target, { force: true });
    if (text === null) return;
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  };
  const filesOf = (collection: string, slug: string) =>
    languageCodes.map((language) => ({ language, file: `content/${collection}/${slug}.${language}.md` }));
  const slugs = (collection: string) => {
    const files = readdirSync(path.join(root, "content", collection));
    return [...new Set(files.map((file) => file.replace(/\..*$/, "")))].sort();
  };
  const sources = () =>
    readdirSync(path.join(root, "content"), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(?:md|json)$/.test(file))
      .map((file) => ({ file: `content/${file}`, text: read(`content/${file}`) }));
  const site: EditedSite = {
    ...{ read, write, slugs },
    texts: () => sources().flatMap(({ file, text }) => readTexts(file.replace("content/", ""), text)),
    linkedOnly: (collection) => {
      const needed = site
        .texts()
        .flatMap((text) => referencesOf(text).filter(({ kind }) => kind === "entry"));
      const names = new Set(needed.map(({ target }) => target));
      const found = slugs(collection).find((slug) => !names.has(`${collection}/${slug}`));
      if (!found) throw new Error(`Every entry of ${collection} is needed.`);
      return found;
    },
    unlink: (collection, slug) => {
      const name = `${collection}/${slug}`;
      const { address } = site.texts().find((text) => text.name === name) ?? {};
      if (!address) return;
      const links = new RegExp(`(?<=[("\\s])${address}(?:#[\\w-]*)?(?=[)"\\s])`, "g");
      for (const { file, text } of sources()) {
        const unlinked = text.replaceAll(links, "/");
        if (unlinked !== text) write(file, unlinked);
      }
    },
    entry: (collection, slug, field, change) => {
      for (const { language, file } of filesOf(collection, slug)) {
        write(file, writeMarkdownEntry(changed(parseMarkdownEntry(read(file)), field, change, language)));
      }
    },
    add: (collection, like, slug) => {
      for (const [index, { file }] of filesOf(collection, like).entries()) {
        write(filesOf(collection, slug)[index]?.file ?? "", read(file));
      }
      site.entry(collection, slug, "title", (title, language) => `${String(title)} (${slug}, ${language})`);
    },
    rename: (collection, from, to) => {
      for (const [index, { file }] of filesOf(collection, from).entries()) {
        write(filesOf(collection, to)[index]?.file ?? "", read(file));
      }
      site.remove(collection, from);
    },
    remove: (collection, slug) => {
      for (const { file } of filesOf(collection, slug)) write(file, null);
    },
    copy: (name, field, change) => {
      const file = `content/${name}.json`;
      const languages = Object.entries(parseCopyFile(read(file))).map(([language, fields]) => [
        language,
        (field.split(".")[0] ?? "") in fields ? changed(fields, field, change, language as Language) : fields,
      ]);
      write(file, writeJson(Object.fromEntries(languages) as Fields));
    },
    namespaces: () =>
      readdirSync(path.join(root, "locales", defaultLanguage)).map((file) => path.parse(file).name),
    strings: (key, language, change) => {
      const [namespace = "", start = ""] = key.split(":");
      const file = `locales/${language}/${namespace}.json`;
      const strings = parseStrings(read(file)).map((string) =>
        string.key.startsWith(start) ? { ...string, text: change(string.text) } : string,
      );
      write(file, writeStrings(strings));
    },
    problems: () => validateProject(root).map(problemLine),
  };
  return site;
}

function makeSame(from: string, to: string) {
  mkdirSync(to, { recursive: true });
  const wanted = readdirSync(from, { recursive: true, encoding: "utf8" });
  const known = new Set(wanted);
  for (const name of readdirSync(to, { recursive: true, encoding: "utf8" })) {
    if (!known.has(name)) rmSync(path.join(to, name), { recursive: true, force: true });
  }
  for (const name of wanted) {
    const [one, other] = [path.join(from, name), path.join(to, name)];
    if (stateOf(one) !== stateOf(other)) cpSync(one, other, { recursive: true, preserveTimestamps: true });
  }
}

/** Changes when a file does; the time of a copy is rounded to a millisecond. */
function stateOf(file: string) {
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isDirectory() ? "folder" : found && `${Math.round(found.mtimeMs)} ${found.size}`;
}

/** Returns the fields with one of them changed; a change to undefined removes it. */
function changed(fields: Fields, field: string, change: Change, language: Language): Fields {
  const [name = "", ...rest] = field.split(".");
  const value = fields[name];
  if (rest.length === 0) return { ...fields, [name]: change(value, language) };
  if (Array.isArray(value)) {
    const [index = "", ...inner] = rest;
    const items = value.map((item: unknown, at): unknown => {
      if (String(at) !== index) return item;
      return inner.length === 0 ? change(item, language) : within(item, inner, change, language);
    });
    return { ...fields, [name]: items };
  }
  return { ...fields, [name]: within(value, rest, change, language) };
}

function within(value: unknown, keys: readonly string[], change: Change, language: Language): Fields {
  return changed(isRecord(value) ? value : {}, keys.join("."), change, language);
}
