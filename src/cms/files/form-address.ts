/**
 * The address of a file's form in the editors' area, given its path relative to `content/`: of an entry, page
 * copy, settings (`settings/site.json`) or interface strings (`../locales/id/forms.json`).
 */
export function formAddress(file: string): string {
  const [folder = "", name = ""] = file.replace(/^\.\.\/locales\/[^/]+/, "strings").split("/");
  return `${listAddress(folder)}/entries/${name.replace(/\..*$/, "")}`;
}

/** The address of the list of a collection, page copy, settings or interface strings. */
export function listAddress(folder: string): string {
  return `#/collections/${folder}`;
}
