import type { Language } from "../../domain/languages";

/** The form whose texts were last filled in from another language and not saved since. */
let copied: { readonly form: string; readonly from: Language } | undefined;

/** The address of the page without what names a field in it. */
const address = () => location.hash.replace(/\?.*/, "");

/** Remembers that the open form was filled in from another language, until it is saved or left. */
export function rememberCopy(from: Language): void {
  copied = { form: address(), from };
  window.addEventListener("hashchange", forgetLeft);
}

function forgetLeft(): void {
  if (address() !== copied?.form) forgetCopy();
}

/** Forgets it, once it is saved what is a copy. */
export function forgetCopy(): void {
  copied = undefined;
}

/** The language from which the texts of the open form were filled in, if they were. */
export function copiedFrom(): Language | undefined {
  return copied?.form === address() ? copied.from : undefined;
}
