/** `npm run content:health`: lists what somebody should look at in the content. It never fails. */
import { statSync } from "node:fs";
import path from "node:path";
import { writtenTexts } from "../src/build/content/all-texts";
import { contentRoot } from "../src/build/content/content-root";
import { mediaFiles } from "../src/build/validation/content-files";
import { contentNotes, type ContentNote } from "../src/content-model/content-notes";
import { formatFileSize, formatLanguage } from "../src/domain/format";
import { dateInJakarta } from "../src/domain/permit";
import { root } from "./lib/root.mjs";

const words: Readonly<Record<ContentNote["kind"], (found: string) => string>> = {
  typedFigure: (found) => `“${found}”: a figure typed by hand; if it is a claim, name it: {{claim:…}}`,
  pastReview: (found) => `${found}: this figure was to be looked at again`,
  noTranslation: (found) => `there is no text in ${formatLanguage(found, "en")}`,
  olderText: (found) => `this has changed in ${formatLanguage(found, "en")} since: see npm run translations`,
  unusedFile: (found) => `no text uses this file (${formatFileSize(Number(found), "en")})`,
  largeFile: (found) => `this file is large: ${formatFileSize(Number(found), "en")}`,
  endingPermit: (found) => `the permit ends on ${found}`,
  wordyAlternative: (found) =>
    `an alternative text should not begin with “${found}”: readers hear that it is a picture`,
  maintenance: (found) => `the section ${found} is under maintenance`,
};

const folder = contentRoot(root);
const files = mediaFiles(folder).map((file) => ({ file, bytes: statSync(path.join(folder, file)).size }));
const notes = contentNotes(writtenTexts(folder), files, dateInJakarta());

for (const { file, field, found, kind } of notes)
  console.log([`content/${file}`, field, words[kind](found)].filter(Boolean).join(": "));
console.log(notes.length === 0 ? "Nothing to note." : `${notes.length} notes. None of them stops a build.`);
