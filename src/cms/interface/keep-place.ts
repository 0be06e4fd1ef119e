import { decapPart } from "../../patches/decap-parts";
import { formStart } from "../files/open-field";

/** The buttons of the form: Decap makes new ones when a save begins and when it ends. */
const toolbar = decapPart.ToolbarSectionMain;

/** Elements that go away after use: the sign-in page, the form's buttons and back link, our notices. */
const passing = `${decapPart.StyledAuthenticationPage}, ${toolbar}, ${decapPart.ToolbarSectionBackLink}, .tajuk-undo, .tajuk-older`;

/** What opens a form: entries in lists and at the desk, and what begins a new one. */
const opening = 'main a:is([href*="/entries/"], [href$="/new"])';

/** Where one goes on from there: the form's first button, in lists and at the desk the heading. */
const onward = `${toolbar} :is(button, [role="button"]), main h1`;

/** Somewhere in the page, and how it is found again once Decap has made it anew. */
interface Place {
  readonly element: Element;
  readonly again: () => HTMLElement | null | undefined;
}

/**
 * Gives the focus a new place whenever what has it is taken away or made anew: when somebody has signed in, when an
 * entry is opened, left or saved, when a notice is closed. Otherwise keyboards and screen readers would begin at the top of the page.
 */
export function keepPlace(): void {
  let place: Place | undefined;
  const follow = ({ target }: Event) => {
    // a dialog gives the focus back to where it was
    if (target instanceof Element && !target.closest("dialog")) place = placeOf(target);
  };
  for (const event of ["focusin", "click"]) document.addEventListener(event, follow, true);
  new MutationObserver(() => {
    if (!place || place.element.isConnected || document.activeElement !== document.body) return;
    const next = place.again();
    if (next) focusOn(next);
  }).observe(document.body, { childList: true, subtree: true });
}

/** Puts the focus on an element, also on one that is no control. */
export function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus();
}

function placeOf(element: Element): Place | undefined {
  const [, name] = /^(.+-field-)\d+$/.exec(element.id) ?? [];
  if (element.closest(opening)) return { element, again: formStart };
  const go = () => document.querySelector<HTMLElement>(onward);
  if (!name) return element.closest(passing) ? { element, again: go } : undefined;
  // a field's id has another number each time, and another one in each language
  const fields = () => [...document.querySelectorAll<HTMLElement>(`[id^="${CSS.escape(name)}"]`)];
  const at = fields().findIndex((field) => field === element);
  return { element, again: () => fields()[at] ?? go() };
}
