import { unlocalizedPath } from "../i18n/paths";
import { entryName, type ContentText } from "./content-text";
import { entryFile } from "./entry-file";
import { markdownImages, markdownLinks } from "./markdown-references";
import { visitFields } from "./visit-fields";

/** A place in a text that names an entry, a file or a page of the site. */
export interface Reference {
  /** By the entry's slug, by a path in `content/`, or by an address that visitors can follow. */
  readonly kind: "entry" | "file" | "link";
  /** `project`, `image.src`, `body`. */
  readonly field: string;
  /** The name as it is written. */
  readonly found: string;
  /** What it names: `projects/wet-peat`, `images/nursery.jpg` or, of a page, its address `/news/`. */
  readonly target: string;
  /** Of a link: the part of the page that it leads to. */
  readonly anchor?: string;
}

/** A reference and the text that it is in. */
export interface Referrer {
  readonly text: ContentText;
  readonly reference: Reference;
}

/**
 * Who refers to entries or files: by a reference field, a picture, a download, or a link in a Markdown text.
 * `files` are their paths relative to `content/`; what is in them is not counted.
 */
export function referencesTo(files: readonly string[], texts: readonly ContentText[]): Referrer[] {
  const targets = files.flatMap((file) => targetsOf(file, texts));
  return texts
    .filter(({ name }) => !targets.includes(name))
    .flatMap((text) => referencesOf(text).map((reference) => ({ text, reference })))
    .filter(({ reference }) => targets.includes(reference.target));
}

/** All that a text refers to, in the order of its fields; other sites are left out. */
export function referencesOf({ schema, data, address = "/" }: ContentText): Reference[] {
  const found: Reference[] = [];
  visitFields(schema, data, ({ widget, collection }, value, keys) => {
    if (typeof value !== "string") return;
    const field = keys.join(".");
    const add = (kind: Reference["kind"], written: string, named: Target | null) => {
      if (named) found.push({ kind, field, found: written, ...named });
    };
    if (collection) add("entry", value, { target: `${collection}/${value}` });
    if (widget === "imageFile" || widget === "file") add("file", value, fileTarget(value));
    if (widget === "markdown") {
      for (const { src } of markdownImages(value)) add("file", src, fileTarget(src));
      for (const href of markdownLinks(value)) add("link", href, linkTarget(href, address));
    }
  });
  return found;
}

type Target = Pick<Reference, "target" | "anchor">;

/** The names under which a file's content can be referred to. */
function targetsOf(file: string, texts: readonly ContentText[]): string[] {
  const entry = entryFile(file);
  if (!entry) return [file];
  const { address = entry.collection.path(entry) } = texts.find((text) => text.file === file) ?? {};
  return [entryName(entry), address];
}

/** A file of `content/`, named from the folder of an entry: `../images/nursery.jpg`. */
const relativeFile = /^\.\.\/(?<file>[^/?#]+\/[^/?#]+\.[a-z]+)(?:[?#]|$)/i;

function fileTarget(written: string): Target | null {
  const { file } = relativeFile.exec(written)?.groups ?? {};
  if (!file) return null;
  const entry = entryFile(file);
  return { target: entry ? entryName(entry) : file };
}

/** An address with a protocol or a host: of another site, or of no page. */
const elsewhere = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** Where a link leads that stands in a text with the page `from`; pages end in a slash. */
function linkTarget(href: string, from: string): Target | null {
  const page = `https://site.invalid${from}`;
  if (elsewhere.test(href) || !URL.canParse(href, page)) return null;
  const { pathname, hash } = new URL(href, page);
  const path = unlocalizedPath(pathname);
  const target = /\/[^/.]+$/.test(path) ? `${path}/` : path;
  return fileTarget(href) ?? { target, ...(hash ? { anchor: hash.slice(1) } : {}) };
}
