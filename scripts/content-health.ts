/** `npm run content:health`: lists what somebody should look at in the content. It never fails. */
import { statSync } from "node:fs";
import path from "node:path";
import { writtenTexts } from "../src/build/content/all-texts";
import { contentFolder, contentRoot } from "../src/build/content/content-root";
import { mediaFiles } from "../src/build/validation/content-files";
import { contentNotes } from "../src/content-model/content-notes";
import { copyFilePath } from "../src/content-model/entry-file";
import { noteWords } from "../src/content-model/note-words";
import { sectionSwitches } from "../src/content-model/settings/sections";
import { maintainedSince } from "../src/content-model/settings-notes";
import { dateInJakarta } from "../src/domain/zone";
import { createEditHistory } from "./editing/edit-history.mjs";
import { root } from "./lib/root.mjs";

const folder = contentRoot(root);
const files = mediaFiles(folder).map((file) => ({ file, bytes: statSync(path.join(folder, file)).size }));
const switches = path.posix.join(contentFolder, copyFilePath(sectionSwitches));
const versions = (await createEditHistory(root).past([switches])).map(({ time, texts }) => ({
  ...{ time, source: texts[switches] },
}));
const notes = contentNotes(writtenTexts(folder), files, dateInJakarta(), maintainedSince(versions));

for (const note of notes)
  console.log([`content/${note.file}`, note.field, noteWords(note, "en")].filter(Boolean).join(": "));
console.log(notes.length === 0 ? "Nothing to note." : `${notes.length} notes. None of them stops a build.`);
