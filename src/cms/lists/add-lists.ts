import { decapPart } from "../../patches/decap-parts";
import type { AdminWords } from "../admin-words";
import type { SignedIn } from "../backend/signed-in";
import { deskName } from "../config/folder-labels";
import { deskPanel } from "../desk/desk-panel";
import { readDesk } from "../desk/read-desk";
import { listAt } from "./list-address";
import { listPanel } from "./list-panel";
import { addListStyles } from "./list-styles";
import { listReader } from "./read-lists";

/** The part of Decap's page that holds a list. */
const main = decapPart.CollectionMain;

/** Shows lists of our own in place of Decap's, whose titles and search are in the default language only, and the desk. */
export function addLists(signedIn: () => SignedIn, hasDrafts: boolean, words: AdminWords): void {
  const list = listPanel(
    listReader(() => signedIn().backend, hasDrafts, words),
    words,
  );
  const desk = deskPanel(async () => readDesk(signedIn(), hasDrafts, words), words);
  const panelAt = (name: string) =>
    name === deskName ? { ...desk, open: () => desk.update() } : { ...list, open: () => list.open(name) };
  let shown: string | undefined;
  /** Decap makes the part anew when a list follows a form, and keeps it from list to list. */
  const follow = () => {
    const name = listAt(location.hash);
    const place = name === undefined ? null : document.querySelector(main);
    if (!name || !place) return;
    const panel = panelAt(name);
    if (panel.element.parentElement === place && name === shown) return;
    shown = name;
    for (const { element } of [list, desk]) element.remove();
    place.append(panel.element);
    panel.open();
    // a phone shows the names of the lists in one row
    document
      .querySelector(`aside a[href$="/collections/${name}"]`)
      ?.scrollIntoView({ block: "nearest", inline: "center" });
  };
  new MutationObserver(follow).observe(document.body, { childList: true, subtree: true });
  window.addEventListener("hashchange", () => {
    const name = listAt(location.hash) ?? "";
    const panel = panelAt(name);
    if (panel.element.isConnected && name === shown) panel.update();
    else follow();
  });
  addListStyles();
}
