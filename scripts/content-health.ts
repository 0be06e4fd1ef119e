/** `npm run content:health`: lists figures typed by hand and reviews that are due. It never fails. */
import { allTexts } from "../src/build/content/all-texts";
import { contentRoot } from "../src/build/content/content-root";
import { claimNotes, type ContentNote } from "../src/content-model/claim-notes";
import { root } from "./lib/root.mjs";

const words: Readonly<Record<ContentNote["kind"], string>> = {
  typedFigure: "a figure typed by hand; if it is a claim, name it: {{claim:…}}",
  pastReview: "this figure was to be looked at again",
};

const today = new Date().toISOString().slice(0, 10);
const notes = allTexts(contentRoot(root)).flatMap((text) => claimNotes(text, today));

for (const { file, field, found, kind } of notes)
  console.log(`content/${file}: ${field}: “${found}”: ${words[kind]}`);
console.log(notes.length === 0 ? "Nothing to note." : `${notes.length} notes. None of them stops a build.`);
