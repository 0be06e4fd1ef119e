import type { ReferringEntry } from "../validation/referring-entries";
import type { DialogContent } from "./dialog";
import { element } from "./element";

/** A list of what refers to something, each with a link to its form, which opens in a new tab. */
export function referrerList(entries: readonly ReferringEntry[]): HTMLUListElement {
  return element(
    "ul",
    {},
    entries.map(({ title, place, form = "" }) =>
      element("li", {}, [
        element("a", { href: form, target: "_blank", rel: "noopener", textContent: title }),
        ` (${place})`,
      ]),
    ),
  );
}

/** What refers to something, as the lines of a dialog, each with a link to its form. */
export function referrerLines(entries: readonly ReferringEntry[]): DialogContent["lines"] {
  return entries.map(({ title, place, form }) => ({ term: title, text: place, href: form }));
}
