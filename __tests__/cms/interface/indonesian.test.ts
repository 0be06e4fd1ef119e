import { indonesian } from "../../../src/cms/interface/indonesian/indonesian";
import { withSavedWords } from "../../../src/cms/interface/saved-words";
import { decapEnglish, flatPhrases, type Phrases } from "./decap-english";

const english = new Map(flatPhrases(decapEnglish()));
const phrases = flatPhrases(indonesian);

/** Phrases that are the same in both languages: shared words, and phrases made of placeholders only. */
const unchanged = [
  ...["app.header.media", "editor.editorToolbar.status"],
  ...["editor.editorWidgets.markdown.markdown", "workflow.workflowCard.lastChangeNoAuthor"],
];

it("has every phrase of Decap's, and no other", () => {
  expect(phrases.map(([key]) => key).toSorted()).toEqual([...english.keys()].toSorted());
});

it("says none of them in English", () => {
  expect(phrases.filter(([key, text]) => text === english.get(key)).map(([key]) => key)).toEqual(unchanged);
});

/**
 * Placeholders of a phrase's first plural form. All forms have the same ones; Indonesian has only one form.
 */
function placeholders(text = ""): string[] {
  const [form = ""] = text.split("||||");
  return [...form.matchAll(/%\{\w+\}/g)].map(([placeholder]) => placeholder).toSorted();
}

it.each(phrases)("%s keeps its placeholders", (key, text) => {
  expect(placeholders(text)).toEqual(placeholders(english.get(key)));
});

it.each([
  ["en", decapEnglish(), "published", "Saved", false],
  ["id", indonesian, "published", "Tersimpan", false],
  ["en", decapEnglish(), "unpublishing", "Published", true],
  ["id", indonesian, "unpublishing", "Sudah terbit", true],
] as const)(
  "calls an entry saved where a draft is one by its switch, and published while its draft is saved: %s %#",
  (language, all, phrase, words, usesDrafts) => {
    const before = new Map(flatPhrases(all));
    const own = flatPhrases(withSavedWords(all, language, usesDrafts));
    expect(own.map(([key]) => key)).toEqual([...before.keys()]);
    const changed = own.filter(([key, text]) => before.get(key) !== text && key.startsWith("editor."));
    const others = [
      ["editor.editorControlPane.i18n.copyFromLocale", "Fill in from another language"],
      [
        "editor.editor.onLeavePage",
        "There are unsaved changes. Leave this page? Your browser keeps a backup of them, and offers it when you open this form again.",
      ],
      ["editor.editor.confirmLoadBackup", "Your browser has a backup of this entry. Use it?"],
    ];
    const toolbar = [`editor.editorToolbar.${phrase}`, words];
    expect(changed).toEqual(language === "en" ? [...others, toolbar] : [toolbar]);
  },
);

it("tells a failed save in English without words of the trade", () => {
  const { toast } = withSavedWords(decapEnglish(), "en", false).ui as Phrases;
  expect(toast).toMatchObject({ onFailToPersist: "Not saved yet: %{details}" });
  expect(JSON.stringify(toast)).not.toMatch(/persist entry|backend/);
});

it.each([
  ["en", decapEnglish()],
  ["id", indonesian],
] as const)("has no wide character, which few fonts have: %s", (language, all) => {
  const own = flatPhrases(withSavedWords(all, language, false));
  expect(own.filter(([, text]) => /[\uFF00-\uFF60]/.test(text))).toEqual([]);
});
