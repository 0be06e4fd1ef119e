/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";
import { decideDeletion } from "../../../src/cms/validation/decide-deletion";
import { claimFile, entries, markdownEntry } from "../../build/content-tree";
import { stillBackend } from "../still-backend";

const project = (title: string) =>
  markdownEntry({ ...entries.projects, title, category: undefined, image: undefined });

/** What the project holds, by path. */
const files: Readonly<Record<string, string>> = {
  "content/projects/wet-peat.en.md": project("Wet peat"),
  "content/projects/dry-land.en.md": project("Dry land"),
  "content/documents/help.en.md": markdownEntry(
    { title: "Help", lead: "How to.", updated: "2031-01-02" },
    "See [the peat](/projects/wet-peat/).",
  ),
};

/** Begins to delete the project, and resolves with the question. */
async function question(more: Readonly<Record<string, string>> = {}) {
  const backend = stillBackend((folder) =>
    Object.entries({ ...files, ...more })
      .filter(([path]) => path.startsWith(`${folder}/`))
      .map(([path, data]) => ({ file: { path }, data })),
  );
  const asked = { what: "entry", isAsked: true, isUnsaved: false } as const;
  void decideDeletion(["content/projects/wet-peat.en.md"], backend, asked);
  return within(await screen.findByRole("dialog"));
}

beforeEach(() => {
  localStorage.setItem("cms-language", "en");
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  document.body.replaceChildren();
});

it("leads links to another entry", async () => {
  const asked = await question();
  expect(asked.getByRole("listitem").textContent).toBe("Help: Information page — Text");
  expect(asked.getAllByRole("option", { name: "Dry land" })).not.toEqual([]);
});

it("leads a figure of the project to no other one, and says what to do", async () => {
  const claim = claimFile({ owner: "project", project: "wet-peat" });
  const asked = await question({ "content/claims/wells.en.md": claim });
  expect(asked.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Wells read: Figure — Project: a fact, no link, so it is not led to another entry; change or delete this text first",
    "Help: Information page — Text",
  ]);
  const { hash } = asked.getByRole<HTMLAnchorElement>("link", { name: "Wells read" });
  expect(hash).toBe("#/collections/claims/entries/wells");
  expect(asked.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Keep it"]);
});
