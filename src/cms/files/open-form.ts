import { entryFiles } from "./entry-files";

/** Address of an entry's form. */
const form = /^#\/collections\/(?<collection>[^/]+)\/entries\/(?<slug>[^/?]+)/;

/** The entry, page copy, settings or strings whose form is open. */
export interface OpenForm {
  readonly collection: string;
  readonly slug: string;
}

/** What is open in a form; null in lists, and for an entry that was never saved. */
export function openForm(): OpenForm | null {
  const { collection, slug } = form.exec(location.hash)?.groups ?? {};
  return collection && slug ? { collection, slug } : null;
}

/** Paths, from the project's root, of the files that are open in a form. */
export function openFiles(): readonly string[] {
  const { collection, slug } = openForm() ?? {};
  return collection && slug ? entryFiles(collection, slug) : [];
}
