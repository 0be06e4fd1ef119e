/** @jest-environment jsdom */
import { freshnessTexts } from "../../../src/cms/freshness/freshness-texts";
import { historyTexts } from "../../../src/cms/history/history-texts";
import { deleteTexts } from "../../../src/cms/interface/delete-texts";
import { mediaTexts } from "../../../src/cms/interface/media-texts";
import { saveTexts } from "../../../src/cms/interface/save-texts";
import { listTexts } from "../../../src/cms/lists/list-texts";
import { pictureTexts } from "../../../src/cms/widgets/picture-texts";

/** Texts that need no translation: a number and a unit, and a word that both languages have. */
const alike = ["weight", "status"];

function historyIn(language: string) {
  localStorage.setItem("cms-language", language);
  return historyTexts();
}

const texts: readonly (readonly [string, object, object])[] = [
  ["older translations", freshnessTexts.en, freshnessTexts.id],
  ["history", historyIn("en"), historyIn("id")],
  ["deletions", deleteTexts.en, deleteTexts.id],
  ["uploads", mediaTexts.en, mediaTexts.id],
  ["pictures", pictureTexts.en, pictureTexts.id],
  ["frames of pictures", pictureTexts.en.crops, pictureTexts.id.crops],
  ["saving", saveTexts.en, saveTexts.id],
  ["lists", listTexts.en, listTexts.id],
  ["the states of a text", listTexts.en.states, listTexts.id.states],
  ["the status of an entry", listTexts.en.statuses, listTexts.id.statuses],
];

/** The text itself, or what its function makes of a name or a list of names. */
function read(text: unknown): string {
  if (typeof text !== "function") return JSON.stringify(text);
  const make = text as (value: unknown) => unknown;
  try {
    return JSON.stringify(make("x"));
  } catch {
    return JSON.stringify(make(["x", "y"]));
  }
}

it.each(texts)("no text about %s is English in Indonesian", (_about, english, indonesian) => {
  const same = Object.entries(english).filter(
    ([key, text]) => read(text) === read((indonesian as Record<string, unknown>)[key]),
  );
  expect(same.map(([key]) => key).filter((key) => !alike.includes(key))).toEqual([]);
});
