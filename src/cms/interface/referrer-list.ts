import type { ReferringEntry } from "../validation/referring-entries";
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
