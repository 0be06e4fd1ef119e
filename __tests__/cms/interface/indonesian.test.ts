import { readFileSync } from "node:fs";
import path from "node:path";
import vm from "node:vm";
import { indonesian } from "../../../src/cms/interface/indonesian/indonesian";

interface Phrases {
  readonly [key: string]: string | Phrases;
}

/** Decap's own English phrases: the source of its locales, without its `export`. */
function decapEnglish(): Phrases {
  const folder = path.dirname(require.resolve("decap-cms-locales/package.json"));
  const source = readFileSync(path.join(folder, "src/en/index.js"), "utf8");
  return vm.runInNewContext(`${source.replace(/export default en;\s*$/, "")};en`) as Phrases;
}

function flat(phrases: Phrases, prefix = ""): [string, string][] {
  return Object.entries(phrases).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );
}

const english = new Map(flat(decapEnglish()));
const phrases = flat(indonesian);

/** The same in both languages: names, and nothing but what is filled in. */
const unchanged = [
  ...["app.header.media", "collection.collectionTop.newButton", "editor.editorToolbar.status"],
  ...[
    "editor.editorWidgets.markdown.markdown",
    "ui.toast.onFailToAuth",
    "workflow.workflowCard.lastChangeNoAuthor",
  ],
];

it("has every phrase of Decap's, and no other", () => {
  expect(phrases.map(([key]) => key).toSorted()).toEqual([...english.keys()].toSorted());
});

it("says none of them in English", () => {
  expect(phrases.filter(([key, text]) => text === english.get(key)).map(([key]) => key)).toEqual(unchanged);
});

/** A phrase's forms hold the same placeholders: one form is enough in Indonesian. */
function placeholders(text = ""): string[] {
  const [form = ""] = text.split("||||");
  return [...form.matchAll(/%\{\w+\}/g)].map(([placeholder]) => placeholder).toSorted();
}

it.each(phrases)("%s keeps its placeholders", (key, text) => {
  expect(placeholders(text)).toEqual(placeholders(english.get(key)));
});
