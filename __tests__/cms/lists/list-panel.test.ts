import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { DecapBackend, LoadedFile } from "../../../src/cms/backend/decap-backend";
import { findingsView } from "../../../src/cms/lists/findings-view";
import { listPanel } from "../../../src/cms/lists/list-panel";
import { listTexts } from "../../../src/cms/lists/list-texts";
import { listReader } from "../../../src/cms/lists/read-lists";
import { entries, markdownEntry } from "../../build/content-tree";

const words = { language: "id", string: (key: string) => key } as const;
const article = (slug: string, language: string, fields: object, body: string) => ({
  file: { path: `content/news/${slug}.${language}.md` },
  data: markdownEntry({ ...entries.news, project: undefined, ...fields }, body),
});
const files: readonly LoadedFile[] = [
  article("fire", "en", { title: "Fire", date: "2025-01-02" }, "It burns."),
  article("seasons", "en", { title: "Two wet seasons", category: "partnership" }, "The peat is wet."),
  article("seasons", "id", { title: "Dua musim hujan", category: "partnership" }, "Gambut sudah basah."),
];

/** A backend with these files, and with the drafts of a Git host. */
function backendWith(drafts: readonly LoadedFile[] = []): DecapBackend {
  const [, collection = "", slug = ""] = drafts[0]?.file.path.split(/[/.]/) ?? [];
  const draft = {
    collection,
    slug,
    status: "pending_review",
    diffs: drafts.map(({ file }) => ({ ...file, id: "" })),
  };
  return {
    entriesByFolder: (folder: string) =>
      Promise.resolve(files.filter(({ file }) => file.path.startsWith(`${folder}/`))),
    entriesByFiles: () => Promise.resolve([]),
    unpublishedEntries: () => Promise.resolve(drafts.length > 0 ? ["id"] : []),
    unpublishedEntry: () => Promise.resolve(draft),
    unpublishedEntryDataFile: (_collection: string, _slug: string, path: string) =>
      Promise.resolve(drafts.find(({ file }) => file.path === path)?.data ?? ""),
  } as unknown as DecapBackend;
}

function open(hash: string, drafts?: readonly LoadedFile[]) {
  location.hash = hash;
  const backend = backendWith(drafts);
  const panel = listPanel(
    listReader(() => backend, drafts !== undefined, words),
    words,
  );
  document.body.replaceChildren(panel.element);
  panel.open("news");
  return panel;
}

const titles = () => screen.getAllByRole("link").map(({ textContent }) => textContent);

it("shows entries with date and languages, filters them, and keeps the choice in the address", async () => {
  open("#/collections/news");
  const list = await screen.findByRole("region", { name: "Daftar: Berita" });
  await within(list).findByText("2 entri");
  expect(titles()).toEqual(["Dua musim hujan", "Fire"]);
  const [, fire] = screen.getAllByRole("listitem");
  expect(fire).toHaveTextContent("2 Januari 2025");
  expect(fire).toHaveTextContent("Indonesia: belum ada");
  expect(screen.getByRole("link", { name: "Fire" })).toHaveAttribute("lang", "en");

  await userEvent.selectOptions(screen.getByLabelText("Belum mutakhir dalam"), "Indonesia");
  expect(screen.getByRole("status")).toHaveTextContent("1 dari 2 entri");
  expect(titles()).toEqual(["Fire"]);
  expect(location.hash).toBe("#/collections/news?without=id");
  await userEvent.click(screen.getByRole("button", { name: "Batalkan pilihan" }));
  expect(titles()).toHaveLength(2);
  expect(location.hash).toBe("#/collections/news");
});

it("searches both languages, says where, and finds the same again from the address", async () => {
  const panel = open("#/collections/news");
  await userEvent.type(screen.getByRole("searchbox"), "gambut{Enter}");
  await screen.findByText("“gambut” ada di 1 entri situs ini");
  expect(screen.getByRole("listitem")).toHaveTextContent(
    "Dua musim hujanIndonesia, Teks: Gambut sudah basah.",
  );
  for (const name of ["Dua musim hujan", /^Indonesia, Teks/]) {
    expect(screen.getByRole("link", { name })).toHaveAttribute(
      "href",
      "#/collections/news/entries/seasons?field=body&language=id&words=Gambut",
    );
  }
  expect(location.hash).toBe("#/collections/news?q=gambut");

  location.hash = "#/collections/news?q=peat";
  panel.update();
  await screen.findByText("“peat” ada di 1 entri situs ini");
  expect(screen.getByRole("listitem")).toHaveTextContent("Inggris, Teks: The peat is wet.");
  location.hash = "#/collections/news?q=xyz";
  panel.update();
  await screen.findByText(/^“xyz” tidak ada/);
  expect(screen.queryByRole("listitem")).toBeNull();
});

it("opens the lines of an entry that there is no room for at first", () => {
  const title = "Peta";
  const finding = { form: "#/collections/news/entries/map", list: "news", title };
  const place = (field: string) => ({ field, label: field, language: "id", excerpt: ["", title, ""] });
  const places = ["title", "excerpt", "author", "body"].map(place);
  document.body.replaceChildren(...findingsView([{ ...finding, places }], "news", words));
  expect(screen.getAllByRole("link")).toHaveLength(5);
  const more = screen.getByText(listTexts.id.more(1)).closest("details");
  expect(more?.open).toBe(false);
  expect(more?.querySelector("a")?.href).toContain("field=body");
});

it("shows what is only a draft, and the status of each", async () => {
  open("#/collections/news", [article("new", "id", { title: "Baru", date: "2026-01-01" }, "Naskah.")]);
  await screen.findByText("3 entri");
  const [first, second] = screen.getAllByRole("listitem");
  expect(first).toHaveTextContent(/Baru.*Ditinjau.*Inggris: belum ada/);
  expect(second).toHaveTextContent("Terbit");
  expect(screen.getByLabelText("Status")).toHaveTextContent("SemuaTerbitDitinjau");
});

it("says that nothing could be read, and reads again afterwards", async () => {
  location.hash = "#/collections/news";
  const broken = { ...backendWith(), entriesByFolder: () => Promise.reject(new Error("offline")) };
  let backend: DecapBackend = broken;
  const panel = listPanel(
    listReader(() => backend, false, words),
    words,
  );
  document.body.replaceChildren(panel.element);
  panel.open("news");
  await screen.findByText(/^Entri tidak terbaca/);
  backend = backendWith();
  panel.update();
  await screen.findByText("2 entri");
});
