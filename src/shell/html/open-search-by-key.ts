/** What the script is told when a page is rendered. */
export interface SearchKeyFacts {
  /** End of the address of every search page. */
  readonly searchPath: string;
  /** Key in `localStorage`; its value `off` switches the shortcut off. */
  readonly switchKey: string;
}

/**
 * Lets the `/` key lead to the search: into the box that is shown, the content's own before the header's, or
 * else to the search page. Works before the page's scripts run. Its text is put into the page, so that it may
 * use nothing but its argument and the browser.
 */
export function openSearchByKey({ searchPath, switchKey }: SearchKeyFacts): void {
  addEventListener("keydown", (event) => {
    const typing = "input, textarea, select, [contenteditable], [role=dialog]";
    const [target] = event.composedPath();
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target instanceof Element && target.closest(typing)) return;
    try {
      if (localStorage.getItem(switchKey) === "off") return;
    } catch {
      void 0;
    }
    const boxes = [
      ...document.querySelectorAll<HTMLInputElement>(`form[action$="${searchPath}"] input[name=q]`),
    ];
    const [first] = boxes;
    if (!first?.form) return;
    event.preventDefault();
    // what a closed `<details>` hides has a place on the page, too
    const isShown = (box: Element) => box.getClientRects().length > 0 && !box.closest("details:not([open])");
    const shown = boxes.filter(isShown).pop();
    if (shown) shown.focus();
    else location.assign(first.form.action);
  });
}
