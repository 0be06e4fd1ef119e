/** `npm run content:health`: lists what somebody should look at in the content. It never fails. */
import { statSync } from "node:fs";
import path from "node:path";
import { writtenTexts } from "../src/build/content/all-texts";
import { contentFolder, contentRoot } from "../src/build/content/content-root";
import { staleFilm } from "../src/build/content/film";
import { sameStrings } from "../src/build/content/same-strings";
import { mediaFiles } from "../src/build/validation/content-files";
import { problemList } from "../src/build/validation/content-problem";
import { validateProject } from "../src/build/validation/validate-content";
import { contentNotes } from "../src/content-model/content-notes";
import { copyFilePath } from "../src/content-model/entry-file";
import { nameFile, nameNotes } from "../src/content-model/name-notes";
import { noteWords } from "../src/content-model/note-words";
import { filmPage } from "../src/content-model/pages/film";
import { sectionSwitches } from "../src/content-model/settings/sections";
import { maintainedSince, type FormerText } from "../src/content-model/settings-notes";
import { dateInZone } from "../src/domain/zone-time";
import { createEditHistory } from "./editing/edit-history.mjs";
import { root } from "./lib/root.mjs";

const folder = contentRoot(root);
const files = mediaFiles(folder).map((file) => ({ file, bytes: statSync(path.join(folder, file)).size }));
const texts = writtenTexts(folder);
const history = createEditHistory(root);

/** The versions of a file of the content, newest first. */
async function versionsOf(file: string): Promise<FormerText[]> {
  const name = path.posix.join(contentFolder, file);
  return (await history.past([name])).map((version) => ({ ...version, source: version.texts[name] }));
}

const since = maintainedSince(await versionsOf(copyFilePath(sectionSwitches)));
const notes = [
  ...contentNotes(texts, files, dateInZone(), since),
  ...nameNotes(texts, await versionsOf(nameFile)),
];

const film = staleFilm(folder);
const lines = [
  ...notes.map((note) =>
    [`content/${note.file}`, note.field, noteWords(note, "en")].filter(Boolean).join(": "),
  ),
  ...(film ? [`content/${copyFilePath(filmPage)}: ${film}`] : []),
  ...sameStrings(path.join(root, "locales")),
];
const problems = validateProject(root);

for (const line of lines) console.log(line);
console.log(lines.length === 0 ? "Nothing to note." : `${lines.length} notes. None of them stops a build.`);
if (problems.length > 0)
  console.log(`\n${problemList(problems)}\nNothing can be built before they are mended.`);
