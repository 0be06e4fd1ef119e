import type { DecapBackend } from "../backend/decap-backend";
import type { AdminWords } from "../config/field";
import { listAt } from "./list-address";
import { listPanel } from "./list-panel";
import { addListStyles } from "./list-styles";
import { listReader } from "./read-lists";

/** The part of Decap's page that holds a list. */
const main = '[class*="-CollectionMain"]';

/**
 * Shows lists of our own in place of Decap's, whose titles and search are in the default language only. They are
 * read with the backend that Decap made last.
 */
export function addLists(
  hasDrafts: boolean,
  words: AdminWords,
): {
  readonly readWith: (backend: DecapBackend) => void;
  /** The backend that is read with. @throws Error while nobody is signed in */
  readonly backend: () => DecapBackend;
} {
  let current: DecapBackend | undefined;
  const backend = () => {
    if (!current) throw new Error("Nobody is signed in");
    return current;
  };
  const panel = listPanel(listReader(backend, hasDrafts, words), words);
  let shown: string | undefined;
  /** Decap makes the part anew when a list follows a form, and keeps it from list to list. */
  const follow = () => {
    const name = listAt(location.hash);
    const place = name === undefined ? null : document.querySelector(main);
    if (!name || !place) return;
    if (panel.element.parentElement === place && name === shown) return;
    shown = name;
    place.append(panel.element);
    panel.open(name);
  };
  new MutationObserver(follow).observe(document.body, { childList: true, subtree: true });
  window.addEventListener("hashchange", () => {
    const isOpen = panel.element.isConnected && listAt(location.hash) === shown;
    if (isOpen) panel.update();
    else follow();
  });
  addListStyles();
  return {
    backend,
    readWith: (made) => {
      current = made;
    },
  };
}
