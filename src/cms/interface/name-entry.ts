import { openName } from "../files/open-form";

/** Shows above the way back from a form which entry is in it, also while its title is typed. */
export function nameEntry(): void {
  const show = () => {
    const way = document.querySelector<HTMLElement>('[class*="-BackCollection"]');
    const name = openName();
    if (way && way.dataset.entry !== name) way.dataset.entry = name;
  };
  document.addEventListener("input", show);
  new MutationObserver(show).observe(document.body, { childList: true, subtree: true });
}
