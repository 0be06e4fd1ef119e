import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { closeDialogsOnLeaving } from "../../../src/cms/interface/dialog";
import { confirmHeavyFiles, showProblems } from "../../../src/cms/interface/save-dialogs";
import { openWindow } from "../../../src/cms/interface/window";

// jsdom has the dialog element, but cannot open or close it
beforeEach(() => {
  localStorage.clear();
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
});

/** Does what clicking a button of `<form method="dialog">` does in a browser. */
function press(name: string): void {
  const dialog = screen.getByRole("dialog");
  const button = within(dialog).getByRole("button", { name });
  (dialog as HTMLDialogElement).returnValue = (button as HTMLButtonElement).value;
  dialog.dispatchEvent(new Event("close"));
}

const problem = {
  language: "id",
  field: "Gambar › Teks alternatif",
  found: "kosong",
  expected: "teks",
} as const;

it("lists what has to be mended by language and field, and goes when it is read", async () => {
  showProblems([problem]);
  expect(screen.getByRole("dialog", { name: "Belum disimpan" })).toHaveTextContent(
    "Indonesia — Gambar › Teks alternatif: wajib diisi",
  );
  press("Kembali ke teks");
  await Promise.resolve();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("puts no colon behind a title that is a sentence", () => {
  const files = ["Gambut tetap basah.", "Perahu"].map((path) => ({ path, size: 2_000_000 }));
  void confirmHeavyFiles(files);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Gambut tetap basah. 2 MB",
    "Perahu: 2 MB",
  ]);
  press("Kembali ke teks");
});

it("names no language for what all languages share", () => {
  const shared = { ...problem, field: "Tanggal", isShared: true };
  showProblems([{ ...shared, language: "en" }, problem]);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    ...["Tanggal: wajib diisi", "Indonesia — Gambar › Teks alternatif: wajib diisi"],
  ]);
  press("Kembali ke teks");
});

it("leads from what has to be mended to the field, and closes", async () => {
  localStorage.setItem("cms-language", "id");
  location.hash = "#/collections/news/new";
  const field = (id: string, label: string, input: string) =>
    `<div class="css-1-ControlContainer"><label for="${id}">${label}</label>${input}</div>`;
  const alternative = field("alt-field-1", "Teks alternatif", '<input id="alt-field-1">');
  document.body.innerHTML = field("image-field-1", "Gambar", alternative);
  Element.prototype.scrollIntoView = jest.fn();
  HTMLDialogElement.prototype.close = function close() {
    this.dispatchEvent(new Event("close"));
  };
  Object.defineProperty(HTMLElement.prototype, "offsetParent", { get: () => document.body });
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  showProblems([{ ...problem, path: "image.alt" }]);
  await userEvent.click(screen.getByRole("link", { name: /Teks alternatif$/ }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByRole("textbox", { name: "Teks alternatif" })).toHaveFocus();
});

it("offers to fill in a language that has no text", () => {
  showProblems([problem], { filling: { into: "id", from: "en" }, canWait: true });
  expect(screen.getByRole("dialog")).toHaveTextContent("Teks bahasa Indonesia belum ada.");
  expect(screen.getByRole("dialog")).toHaveTextContent("Untuk konsep, judul dalam satu bahasa sudah cukup.");
  expect(screen.getByRole("button", { name: "Isi dari bahasa Inggris" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Aktifkan “Konsep”" })).toBeVisible();
  press("Kembali ke teks");
});

it("offers to make a draft of what lacks anything else", () => {
  showProblems([problem], { canWait: true });
  const dialog = screen.getByRole("dialog");
  expect(dialog).toHaveTextContent("wajib diisiUntuk konsep, judul dalam satu bahasa sudah cukup.");
  expect(
    within(dialog)
      .getAllByRole("button")
      .map(({ textContent }) => textContent),
  ).toEqual([...["Kembali ke teks", "Aktifkan “Konsep”"]]);
  press("Kembali ke teks");
});

it.each([true, false])("says of a draft that it is taken off the site if it is on it: %s", (isOnSite) => {
  showProblems([problem], { canWait: true, isOnSite });
  expect(screen.queryByText(/ditarik dari situs/) !== null).toBe(isOnSite);
  press("Kembali ke teks");
});

it("offers to make a draft only of what can be one", () => {
  showProblems([problem], { filling: { into: "id", from: "en" } });
  expect(screen.queryByRole("button", { name: "Aktifkan “Konsep”" })).not.toBeInTheDocument();
  press("Kembali ke teks");
});

it("speaks the language that the editor chose", () => {
  localStorage.setItem("cms-language", "en");
  showProblems([{ ...problem, field: "Picture", found: "nothing", expected: "text" }]);
  expect(screen.getByRole("dialog", { name: "Not saved yet" })).toHaveTextContent(
    "Indonesian — Picture: required",
  );
  press("Back to the text");
});

it.each([
  ["Simpan apa adanya", true],
  ["Kembali ke teks", false],
])("asks before it saves a heavy picture: %s", async (button, answer) => {
  const asked = confirmHeavyFiles([{ path: "content/images/peat.jpg", size: 2_340_000 }]);
  expect(screen.getByRole("dialog", { name: "Gambar yang berat" })).toHaveTextContent("peat.jpg: 2,3 MB");
  press(button);
  expect(await asked).toBe(answer);
});

it("shows what was typed as text, never as HTML", async () => {
  showProblems([{ ...problem, found: '"<img src=x onerror=alert(1)>"' }]);
  expect(screen.getByRole("dialog").querySelector("img")).toBeNull();
  await userEvent.tab();
  press("Kembali ke teks");
});

it("closes like Escape when the address changes, and so does a window", async () => {
  HTMLDialogElement.prototype.close = function close() {
    this.dispatchEvent(new Event("close"));
  };
  closeDialogsOnLeaving();
  openWindow("Riwayat", "");
  const asked = confirmHeavyFiles([]);
  expect(screen.getAllByRole("dialog")).toHaveLength(2);
  window.dispatchEvent(new Event("hashchange"));
  expect(await asked).toBe(false);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});
