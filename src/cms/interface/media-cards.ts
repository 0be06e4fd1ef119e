import { decapPart } from "../../patches/decap-parts";
import { colour, computed } from "./colour";

/** A file in the media library. Decap gives the focus to this element, but only a pointer can press what is in it. */
const card = `.ReactModalPortal [tabindex="0"]:has(> ${decapPart.Card})`;

/** The colour of Decap's line around the chosen file, which alone tells that it is chosen. */
const chosenLine = computed(colour.actionLine);

/** Makes the files of the media library buttons, which Enter and the space bar press, too. */
export function pressMediaCards(): void {
  document.addEventListener("keydown", (event) => {
    const { target, key } = event;
    if (!(target instanceof Element) || !target.matches(card) || !["Enter", " "].includes(key)) return;
    event.preventDefault();
    (target.firstElementChild as HTMLElement).click();
  });
  document.addEventListener("click", () => requestAnimationFrame(nameMediaCards));
}

/** Says of the files of the media library what they are: buttons with the file's name, pressed if it is chosen. */
export function nameMediaCards(): void {
  const title = document.querySelector(`.ReactModalPortal ${decapPart.LibraryTitle}`);
  title?.closest('[role="dialog"]')?.setAttribute("aria-label", title.textContent);
  for (const each of document.querySelectorAll<HTMLElement>(card)) {
    const pressable = each.firstElementChild as HTMLElement;
    each.role = "button";
    each.ariaPressed = String(getComputedStyle(pressable).borderTopColor === chosenLine);
    pressable.removeAttribute("tabindex");
    // the name of the file stands below it
    for (const picture of each.querySelectorAll("img")) picture.alt = "";
  }
}
