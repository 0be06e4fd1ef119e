/** What an editor wants a link to be. */
export interface ChosenLink {
  /** Empty to take the link away. */
  readonly address: string;
  /** The words of a link where none were selected. */
  readonly words: string;
}

/** In milliseconds: by then Slate knows again where the cursor is. */
const settled = 200;

/**
 * Lets a dialog answer what the link button of Decap's rich text asks with `window.prompt`, which cannot wait:
 * `toggleLink.js` in decap-cms-widget-markdown. It is told that nothing was chosen; once something is, the button is
 * pressed again and answered.
 *
 * @param insert puts a link at the cursor of a text; Decap's own would have the address as its words
 */
export function answerLinkPrompt(
  choose: (address: string) => Promise<ChosenLink | undefined>,
  insert: (text: Element, link: ChosenLink) => void,
): void {
  const ask = window.prompt.bind(window);
  let pressed: Element | null = null;
  let answer: string | undefined;
  let former: Range | undefined;
  const listen = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest(".cms-editor-visual button") : null;
  };
  window.addEventListener("click", listen, { capture: true });
  document.addEventListener("selectionchange", () => {
    const selection = document.getSelection();
    if (selection?.anchorNode?.parentElement?.closest("[data-slate-editor]"))
      former = selection.getRangeAt(0).cloneRange();
  });
  const press = async (field: Element, place: number, address: string) => {
    const range = former;
    const hasWords = range?.collapsed === false;
    const link = await choose(address);
    const text = field.querySelector<HTMLElement>("[data-slate-editor]");
    text?.focus();
    const selection = document.getSelection();
    if (range) selection?.removeAllRanges();
    if (range) selection?.addRange(range);
    if (!link || !text) return;
    await new Promise((resolve) => setTimeout(resolve, settled));
    if (!address && !hasWords) {
      insert(text, link);
      return;
    }
    answer = link.address;
    field.querySelectorAll("button")[place]?.click();
  };
  window.prompt = (question, address = "") => {
    const field = pressed?.closest(".cms-editor-visual");
    if (!field) return ask(question, address);
    const given = answer;
    answer = undefined;
    if (given !== undefined) return given;
    void press(field, [...field.querySelectorAll("button")].indexOf(pressed as HTMLButtonElement), address);
    return null;
  };
}
