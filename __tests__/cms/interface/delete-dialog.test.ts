/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { askBeforeDeletion } from "../../../src/cms/interface/delete-dialog";
import { projects } from "../../../src/content-model/projects";
import { entryText } from "../../../src/content-model/read-texts";

const project = (slug: string, title: string) =>
  entryText({ collection: projects, slug, language: "id" }, { title });
const substitutes = [
  { text: project("peat", "Gambut"), mark: undefined },
  { text: project("peat-two", "Gambut"), mark: undefined },
  { text: project("peat-three", "Gambut"), mark: "Buku Gambut" },
  { text: project("reef", "Karang"), mark: "Buku Gambut" },
];
const goals = substitutes.map(({ text: { address = "", data } }) => ({
  address,
  title: String(data.title),
  kind: "Proyek",
}));

const ask = () =>
  askBeforeDeletion({
    ...{ what: "entry", name: "Kopi", canTakeOut: true, isUnsaved: false, substitutes },
    entries: [{ title: "Artikel", place: "Teks" }],
    oldAddress: { address: "/projects/coffee/", goals },
  });

beforeEach(() => {
  localStorage.setItem("cms-language", "id");
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = jest.fn();
  document.body.replaceChildren();
});

const choose = () => screen.getByLabelText("Entri lain sebagai tujuan rujukan");
const goal = () => screen.getByLabelText("Siapa pun yang mengikuti tautan lama sampai di");

it("leads references nowhere before an entry is chosen, and the old address with them", async () => {
  void ask();
  const lead = screen.getByRole("button", { name: "Alihkan ke sana, lalu hapus" });
  expect(lead).toBeDisabled();
  expect(screen.getAllByRole("option", { name: "Gambut (peat-two)" })).toHaveLength(1);
  expect(screen.getByRole("option", { name: "Gambut (Buku Gambut)" })).toBeInTheDocument();
  expect(screen.getByRole("option", { name: "Gambut (/projects/peat/)" })).toBeInTheDocument();
  await userEvent.selectOptions(choose(), "projects/reef");
  expect(lead).toBeEnabled();
  expect(goal()).toHaveValue("/projects/reef/");
});

it("leaves the goal of the old address that the editor has chosen", async () => {
  void ask();
  await userEvent.selectOptions(goal(), "/projects/peat/");
  await userEvent.selectOptions(choose(), "projects/reef");
  expect(goal()).toHaveValue("/projects/peat/");
});
