/** Address of an entry's form, or of a new entry's. */
const form = /^#\/collections\/[^/]+\/(?:entries\/[^/?]+|new)/;

/** Whether the open form was that of a new entry which is saved, and gets its address by that. */
let isSaved = false;

/** What is told of each save. */
interface SaveListener {
  readonly name: "postSave";
  readonly handler: (event: {
    readonly entry: { get(key: "newRecord"): boolean | undefined };
  }) => Promise<void>;
}

/**
 * Reloads the page when the address of a form is followed by that of another form: typed, from a bookmark or a
 * link. Decap then keeps the first form, without its fields.
 */
export function openFormsAnew(decap: { registerEventListener(listener: SaveListener): void }): void {
  const handler: SaveListener["handler"] = ({ entry }) => {
    isSaved = entry.get("newRecord") === true;
    return Promise.resolve();
  };
  decap.registerEventListener({ name: "postSave", handler });
  window.addEventListener("hashchange", (event) => {
    // whoever did not want to leave is at the form again by now
    if (isLeft(event) && formIn(window.location.hash)) window.location.reload();
    isSaved = false;
  });
}

/** Whether a form is left; a new one that is saved, and one that is duplicated, gets another address. */
export function isLeft(event: HashChangeEvent): boolean {
  const [from, to] = formsOf(event);
  const staysOpen = (isSaved && isNewOf(from, to)) || isNewOf(to, from);
  return from !== undefined && from !== to && !staysOpen;
}

/** The forms at an address that is left and at the one that follows. */
export function formsOf({
  oldURL,
  newURL,
}: HashChangeEvent): readonly [from: string | undefined, to: string | undefined] {
  return [formIn(new URL(oldURL).hash), formIn(new URL(newURL).hash)];
}

/** The part of an address that names a form. */
export function formIn(address: string): string | undefined {
  return form.exec(address)?.[0];
}

/** Whether a form is that of a new entry, and another one that of an entry of the same collection. */
export function isNewOf(form = "", entry = ""): boolean {
  return form.endsWith("/new") && entry.startsWith(form.replace(/new$/, "entries/"));
}
