/** Marks the page while the form of a new entry is open, which Decap calls saved before anything was typed. */
export function markNewForms(): void {
  const mark = () => {
    document.documentElement.toggleAttribute("data-new-entry", /\/new(?:\?|$)/.test(location.hash));
  };
  window.addEventListener("hashchange", mark);
  mark();
}
