/** Address of an entry's form, or of a new entry's. */
const form = /^#\/collections\/[^/]+\/(?:entries\/[^/?]+|new)/;

/** In milliseconds: by then Decap has gone back, if the editor stayed with unsaved changes. */
const settled = 300;

/**
 * Reloads the page when the address of a form is followed by that of another form: typed, from a bookmark or a
 * link. Decap then keeps the first form, without its fields. A new entry that was saved, whose address becomes
 * that of its form, is left alone.
 */
export function openFormsAnew(): void {
  let former: string | undefined;
  let waiting: number | undefined;
  window.addEventListener("hashchange", ({ oldURL, newURL }) => {
    const [from = "", to = ""] = [oldURL, newURL].map((address) => new URL(address).hash);
    window.clearTimeout(waiting);
    if (!isOtherForm(from, to)) {
      former = undefined;
      return;
    }
    const first = (former ??= from);
    waiting = window.setTimeout(() => {
      former = undefined;
      if (isOtherForm(first, window.location.hash)) window.location.reload();
    }, settled);
  });
}

function isOtherForm(former: string, shown: string): boolean {
  const [from, to] = [former, shown].map(formIn);
  if (!from || !to || from === to) return false;
  // a new one that is saved, and one that is duplicated
  return !isNewOf(from, to) && !isNewOf(to, from);
}

/** The part of an address that names a form. */
export function formIn(address: string): string | undefined {
  return form.exec(address)?.[0];
}

/** Whether a form is that of a new entry, and another one that of an entry of the same collection. */
export function isNewOf(form: string, entry: string): boolean {
  return form.endsWith("/new") && entry.startsWith(form.replace(/new$/, "entries/"));
}
