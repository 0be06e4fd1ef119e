import { decapPart } from "../../patches/decap-parts";
import { openName } from "../files/open-form";

/** Shows above the way back from a form which entry is in it. */
export function nameEntry(): void {
  const way = document.querySelector<HTMLElement>(decapPart.BackCollection);
  if (way) way.dataset.entry = openName();
}
