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

/** Begins to delete the project, or another file of an entry, and resolves with the question. */
async function question(
  more: Readonly<Record<string, string>> = {},
  path = "content/projects/wet-peat.en.md",
) {
  const backend = stillBackend((folder) =>
    Object.entries({ ...files, ...more })
      .filter(([path]) => path.startsWith(`${folder}/`))
      .map(([path, data]) => ({ file: { path }, data })),
  );
  const asked = { what: "entry", isAsked: true, isUnsaved: false } as const;
  void decideDeletion([path], backend, asked);
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

it("leads an article of the project to no other one, but has it be of none", async () => {
  const asked = await question({
    "content/news/rain.en.md": markdownEntry({ ...entries.news, title: "Rain" }),
  });
  expect(asked.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Rain: Article — Part of the project: a fact, no link, so it is not led to another entry; change or delete this text first",
    "Help: Information page — Text",
  ]);
  expect(asked.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Keep it",
    "Take the references out and delete",
  ]);
});

const wells = "content/claims/wells.en.md";
const figures = { [wells]: claimFile(), "content/claims/jars.en.md": claimFile({ title: "Jars" }) };
const helpWith = (body: string) => ({
  "content/documents/help.en.md": markdownEntry(
    { title: "Help", lead: "How to.", updated: "2031-01-02" },
    body,
  ),
});

it.each([
  ["in a text", "Help: Information page — Text", ["Keep it"], helpWith("We read {{claim:wells}} wells.")],
  [
    "in a field",
    "Wet peat: Project — Impact: figure",
    ["Keep it", "Take the references out and delete"],
    {
      "content/projects/wet-peat.en.md": markdownEntry({
        ...entries.projects,
        ...{ title: "Wet peat", claim: "wells" },
      }),
    },
  ],
])("puts no other number in the place of a deleted figure's: %s", async (_kind, place, buttons, referrer) => {
  const asked = await question({ ...figures, ...referrer }, wells);
  expect(asked.getByRole("listitem").textContent).toBe(
    `${place}: a fact, no link, so it is not led to another entry; change or delete this text first`,
  );
  expect(asked.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(buttons);
});

it("leads a link to a figure to another one", async () => {
  const asked = await question({ ...figures, ...helpWith("See [the wells](/figures/#wells).") }, wells);
  expect(asked.getByRole("listitem").textContent).toBe("Help: Information page — Text");
  expect(asked.getAllByRole("option", { name: "Jars" })).not.toEqual([]);
});
