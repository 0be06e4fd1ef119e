import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { pickLink } from "../../../src/cms/texts/pick-link";
import { readTexts } from "../../../src/content-model/read-texts";

const article = (title: string, more = "") => `---\ntitle: ${title}\ndate: 2030-01-02\n${more}---\n\nText.\n`;
const texts = [
  ...readTexts("news/louder-buoy.en.md", article("A louder buoy")),
  ...readTexts("news/louder-buoy.id.md", article("Pelampung yang lebih nyaring")),
  ...readTexts("news/hidden.en.md", article("Hidden", "appearance:\n  draft: true\n")),
];

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement, value?: string) {
    this.open = false;
    this.returnValue = value ?? "";
    this.dispatchEvent(new Event("close"));
  };
});

beforeEach(() => localStorage.setItem("cms-language", "id"));

/** Opens the list, types into its box, and returns the names of what is offered. */
async function typed(words: string, address = ""): Promise<readonly string[]> {
  void pickLink(texts, address, "id");
  const box = screen.getByRole("searchbox");
  await userEvent.clear(box);
  if (words) await userEvent.type(box, words);
  return within(screen.getByRole("list"))
    .queryAllByRole("button")
    .map((button) => button.textContent);
}

afterEach(() => document.body.replaceChildren());

it("finds pages by a title in any language, and names them in the editor's", async () => {
  expect(await typed("louder")).toEqual(["Pelampung yang lebih nyaringArtikel · /news/louder-buoy/"]);
});

it("offers an address of another site, and none that cannot be one", async () => {
  expect(await typed("https://www.fao.org/peat")).toHaveLength(1);
  document.body.replaceChildren();
  expect(await typed("https://youtube%20demak.com/")).toEqual([]);
});

it("says which pages are drafts", async () => {
  expect(await typed("hidden")).toEqual(["HiddenArtikel · /news/hidden/ · konsep"]);
});

it("offers the pages that belong to no entry", async () => {
  expect(await typed("keterbukaan")).toEqual(["KeterbukaanHalaman · /transparency/"]);
});

it.each([
  ["charts.example/rules", "https://charts.example/rules"],
  ["halo@tajuk.example", "mailto:halo@tajuk.example"],
  ["/transparency/#people", "/transparency/#people"],
])("takes %s as an address", async (words, address) => {
  expect(await typed(words)).toContain(`Alamat ini${address}`);
});

it.each(["http", "https"])("reads a page's own address, as %s browsers show it", async (scheme) => {
  const own = `${scheme}://${location.host}/id`;
  expect(await typed(`${own}/news/louder-buoy/`)).toEqual([
    "Pelampung yang lebih nyaringArtikel · /news/louder-buoy/",
  ]);
  document.body.replaceChildren();
  expect(await typed(`${own}/transparency/?from=map#people`)).toEqual([
    "Alamat ini/transparency/?from=map#people",
  ]);
  document.body.replaceChildren();
  expect(await typed(`${own}/nowhere/`)).toEqual([]);
  expect(screen.getByRole("status")).toHaveTextContent("Tidak ada halaman di alamat situs ini.");
});

it("refuses an address of the site at which there is no page", async () => {
  expect(await typed("/nowhere/")).toEqual([]);
  expect(screen.getByRole("status")).toHaveTextContent("Tidak ada halaman di alamat situs ini.");
});

it("takes a link away", async () => {
  const picked = pickLink(texts, "/news/louder-buoy/", "id");
  expect(screen.getByRole("searchbox")).toHaveValue("/news/louder-buoy/");
  await userEvent.click(screen.getByRole("button", { name: "Lepaskan tautan" }));
  expect(await picked).toEqual({ address: "", words: "" });
});
