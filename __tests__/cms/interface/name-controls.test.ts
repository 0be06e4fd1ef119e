import { screen, waitFor } from "@testing-library/react";
import { nameControls, placeOfHandle } from "../../../src/cms/interface/name-controls";

const item =
  '<li><div class="css-1-ListItemTopBar"><button></button><span></span><button></button></div></li>';

let naming: MutationObserver;
beforeEach(() => {
  localStorage.setItem("cms-language", "id");
  document.body.innerHTML = "";
  naming = nameControls();
});
afterEach(() => naming.disconnect());

it("names what Decap leaves without a name, also what is added later, and counts anew", async () => {
  document.body.innerHTML = `<ul>${item}${item}</ul>`;
  expect(await screen.findByRole("button", { name: "Butir 2: buka atau tutup" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Butir 2: hapus" })).toBeVisible();
  document.querySelector("li")?.remove();
  expect(await screen.findByRole("button", { name: "Butir 1: hapus" })).toBeVisible();
  expect(screen.queryByRole("button", { name: /Butir 2/ })).toBeNull();
});

it("tells the controls of an item from those of the list that it is in by its title", async () => {
  const titled = (title: string, inner = "") =>
    item.replace("</li>", `<div class="css-1-NestedObjectLabel">${title}</div>${inner}</li>`);
  document.body.innerHTML = `<ul>${titled("Tim", `<ul>${titled("Siti Rahmah")}${titled("a".repeat(90))}</ul>`)}</ul>`;
  expect(await screen.findByRole("button", { name: "Butir 1: hapus — Tim" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Butir 1: hapus — Siti Rahmah" })).toBeVisible();
  expect(screen.getByRole("button", { name: `Butir 2: hapus — ${"a".repeat(60)}…` })).toBeVisible();
  const title = screen.getByText("Siti Rahmah").firstChild as Text;
  title.data = "Andre Simatupang";
  const renamed = { name: "Butir 1: buka atau tutup — Andre Simatupang" };
  expect(await screen.findByRole("button", renamed)).toBeVisible();
});

it("takes Decap's own words out", async () => {
  document.body.innerHTML =
    '<div class="css-2-ControlContainer" aria-label="Isian string"></div><div class="Toastify"><button class="Toastify__close-button" aria-label="close"></button></div>';
  expect(await screen.findByRole("button", { name: "Tutup" })).toBeVisible();
  expect(screen.queryByLabelText("Isian string")).toBeNull();
});

it("says how the handle of an item moves it, and what a pointer does with it", async () => {
  const handle =
    '<div role="button" tabindex="0" aria-roledescription="sortable" aria-describedby="a"><i>=</i></div>';
  document.body.innerHTML = `<ul>${item}${item.replace("<span></span>", handle)}</ul><p id="DndLiveRegion-0" role="status"></p>`;
  const name = "Butir 2: pindahkan dengan tombol panah";
  const button = await screen.findByRole("button", { name });
  expect(document.querySelector("[aria-roledescription], [aria-describedby]")).toBeNull();
  expect(placeOfHandle(button)).toBe(1);
  expect(placeOfHandle(screen.getByRole("button", { name: "Butir 2: hapus" }))).toBeUndefined();
  const live = screen.getByRole("status");
  for (const [words, said] of [
    ["Picked up draggable item 7.", "Butir diangkat"],
    ["Draggable item 7 was moved over droppable area 8.", ""],
    ["Draggable item 7 was dropped over droppable area 8", "Butir diletakkan"],
    ["Dragging was cancelled. Draggable item 7 was dropped.", "Butir diletakkan"],
  ] as const) {
    live.textContent = words;
    await waitFor(() => expect(live.textContent).toBe(said));
  }
});

it("names languages where Decap shows their codes, also once another one is chosen", async () => {
  document.body.innerHTML =
    '<div class="css-3-LocaleRowWrapper"><b>Menulis dalam bahasa EN</b><i>en</i><u>Isi dari bahasa lain</u></div>';
  expect(await screen.findByText("Menulis dalam bahasa Inggris")).toBeVisible();
  expect(screen.getByText("Inggris")).toBeVisible();
  const text = document.querySelector("b")?.firstChild as Text;
  text.data = "Menulis dalam bahasa ID";
  expect(await screen.findByText("Menulis dalam bahasa Indonesia")).toBeVisible();
});

it("names a rich text and its way to Markdown, and makes one button of each of its menus", async () => {
  document.body.innerHTML =
    '<div class="css-4-ControlContainer"><label>Isi</label><span role="button" tabindex="0"><button title="Judul"></button></span><button class="css-5-ToolbarToggle" role="switch"></button><p data-slate-editor="true" role="textbox"></p></div>';
  const toggle = await screen.findByRole("switch", { name: "Tulis Markdown sebagai ganti teks berformat" });
  expect(toggle).not.toBeChecked();
  const menu = screen.getByRole("button", { name: "Judul" });
  expect(menu.firstElementChild).toHaveProperty("inert", true);
  expect(screen.getByRole("textbox", { name: "Isi" })).toBeVisible();
});
