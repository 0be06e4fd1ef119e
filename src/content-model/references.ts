import { claimsIn } from "../domain/figure";
import { unlocalizedPath } from "../domain/paths";
import type { Fields } from "../domain/record";
import { claims } from "./claims";
import type { ContentText } from "./content-text";
import { nameOf, entryFile } from "./entry-file";
import { markdownImages, markdownLinks } from "./markdown-references";
import { fieldsIn } from "./walk";

/** A place in a text that names an entry, a file or a page of the site. */
export interface Reference {
  /** How the target is named: `entry` by a slug or in a text, `file` by a path in `content/`, `link` by an address. */
  readonly kind: "entry" | "file" | "link";
  /** Path of the field: `project`, `image.src`, `body`. */
  readonly field: string;
  /** The reference as written. */
  readonly found: string;
  /** Name of an entry (`projects/wet-peat`), path of a file (`images/nursery.jpg`) or address of a page. */
  readonly target: string;
  /** Only for links: the anchor on the page, without `#`. */
  readonly anchor?: string;
  /** Whether it states a fact, such as a number, which is not true of any other target. */
  readonly isFact?: boolean;
}

/** A reference and the text that it is in. */
export interface Referrer {
  readonly text: ContentText;
  readonly reference: Reference;
}

/**
 * Finds the reference fields, pictures, downloads and Markdown links that refer to some entries or files.
 * `files` are their paths relative to `content/`; references inside these files are left out.
 */
export function referencesTo(files: readonly string[], texts: readonly ContentText[]): Referrer[] {
  const targets = files.flatMap((file) => targetsOf(file, texts));
  return texts
    .filter(({ name }) => !targets.includes(name))
    .flatMap((text) => referencesOf(text).map((reference) => ({ text, reference })))
    .filter(({ reference }) => leadsTo(reference, targets));
}

/** Whether a reference leads to one of some targets; to a claim, which has no page, a link leads by an anchor. */
export function leadsTo({ target, anchor = "" }: Target, targets: readonly string[]): boolean {
  return targets.includes(target) || targets.includes(`${target}#${anchor}`);
}

/** References by the fields that hold them: to parse Markdown is most of what checking takes, and fields are checked often. */
const known = new WeakMap<Fields, { readonly address: string; readonly references: readonly Reference[] }>();

/** All references in a text, in field order; links to other sites are left out. */
export function referencesOf({ schema, data, address = "/" }: ContentText): readonly Reference[] {
  const before = known.get(data);
  if (before?.address === address) return before.references;
  const references = findReferences(schema, data, address);
  known.set(data, { address, references });
  return references;
}

function findReferences(schema: ContentText["schema"], data: Fields, address: string): Reference[] {
  const found: Reference[] = [];
  for (const { widget, collection, isFact, isPageAddress, field, value } of fieldsIn(schema, data)) {
    if (typeof value !== "string") continue;
    const add = (kind: Reference["kind"], written: string, named: Target | null, more = {}) => {
      if (named) found.push({ kind, field, found: written, ...named, ...more });
    };
    if (collection) add("entry", value, { target: `${collection}/${value}` }, isFact && { isFact });
    for (const name of claimsIn(value))
      add("entry", `{{claim:${name}}}`, { target: `${claims.name}/${name}` }, { isFact: true });
    if (isPageAddress) add("link", value, linkTarget(value, address));
    if (widget === "imageFile" || widget === "file") add("file", value, fileTarget(value));
    // without a bracket, there is neither
    if (widget === "markdown" && /[[<]/.test(value)) {
      for (const { src } of markdownImages(value)) add("file", src, fileTarget(src));
      for (const href of markdownLinks(value)) add("link", href, linkTarget(href, address));
    }
  }
  return found;
}

type Target = Pick<Reference, "target" | "anchor">;

/** The possible `target`s of references to a file: its path, or its entry's name and page address. */
export function targetsOf(file: string, texts: readonly ContentText[]): string[] {
  const entry = entryFile(file);
  if (!entry) return [file];
  const { address = entry.collection.path(entry) } = texts.find((text) => text.file === file) ?? {};
  return [nameOf(entry), address];
}

/** Path of a file in `content/`, relative to an entry's folder: `../images/nursery.jpg`. */
const relativeFile = /^\.\.\/(?<file>[^/?#]+\/[^/?#]+\.[a-z]+)(?:[?#]|$)/i;

function fileTarget(written: string): Target | null {
  const { file } = relativeFile.exec(written)?.groups ?? {};
  if (!file) return null;
  const entry = entryFile(file);
  return { target: entry ? nameOf(entry) : file };
}

/** An address with a scheme or a host: on another site, or no page at all, such as `mailto:`. */
const elsewhere = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** Resolves a link on the page `from`; null if it leaves the site. Page addresses get a trailing slash. */
export function linkTarget(href: string, from: string): Target | null {
  const page = `https://site.invalid${from}`;
  if (elsewhere.test(href) || !URL.canParse(href, page)) return null;
  const { pathname, hash } = new URL(href, page);
  const path = unlocalizedPath(pathname);
  const target = /\/[^/.]+$/.test(path) ? `${path}/` : path;
  return fileTarget(href) ?? { target, ...(hash ? { anchor: hash.slice(1) } : {}) };
}
