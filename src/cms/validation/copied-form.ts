/** Address of the form whose texts were last filled in from another language and not saved since; empty if none is. */
let copied = "";

/** The address of the page without what names a field in it. */
const address = () => location.hash.replace(/\?.*/, "");

/** Remembers that the open form was filled in from another language, until it is saved or left. */
export function rememberCopy(): void {
  copied = address();
  window.addEventListener("hashchange", forgetLeft);
}

function forgetLeft(): void {
  if (address() !== copied) forgetCopy();
}

/** Forgets it: what is the same in both languages from now on is meant so. */
export function forgetCopy(): void {
  copied = "";
}

/** Whether the texts of the open form were filled in from another language. */
export function isCopied(): boolean {
  return copied !== "" && copied === address();
}
