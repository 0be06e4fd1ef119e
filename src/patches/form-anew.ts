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
  const [from, to] = [former, shown].map((address) => form.exec(address)?.[0]);
  if (!from || !to || from === to) return false;
  const isSaved = from.endsWith("/new") && to.startsWith(from.replace(/new$/, "entries/"));
  const isDuplicate = to.endsWith("/new") && from.startsWith(to.replace(/new$/, "entries/"));
  return !isSaved && !isDuplicate;
}
