/**
 * `npm run translations`: lists the texts that are older than in another language, with the fields that have
 * changed there, and those that are mere copies. It fails only if the content has a problem, behind which such a text could hide. `-- --confirm news/peat-fire` takes the translations of
 * a text as they are; `-- --record` confirms what was written or changed in both languages outside the editors' area.
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { writtenTexts } from "../src/build/content/all-texts";
import { contentFolder, contentRoot } from "../src/build/content/content-root";
import { sameStrings } from "../src/build/content/same-strings";
import { problemList } from "../src/build/validation/content-problem";
import { validateProject } from "../src/build/validation/validate-content";
import { olderNotes, untranslatedNotes } from "../src/content-model/content-notes";
import { confirmAll, withConfirmed } from "../src/content-model/freshness";
import { noteWords } from "../src/content-model/note-words";
import { confirmAmong } from "../src/content-model/translations";
import { writeTexts } from "../src/content-model/write-texts";
import { Problem, runMain } from "./lib/problem.mjs";
import { root } from "./lib/root.mjs";

const folder = contentRoot(root);

await runMain(() => {
  const { confirm = [], record } = parseArgs({
    options: { confirm: { type: "string", multiple: true }, record: { type: "boolean" } },
  }).values;
  const texts = writtenTexts(folder);
  const unknown = confirm.filter((name) => texts.every((text) => text.name !== name));
  const named = texts.filter(({ name }) => confirm.includes(name));
  const unrecorded = confirmAmong(texts, withConfirmed);
  for (const name of unknown) console.log(`${contentFolder}/ has no text ${name}.`);
  if (confirm.length > 0) write(confirmAmong(named, confirmAll));
  else if (record) write(unrecorded);
  else list(texts, unrecorded);
  return Promise.resolve(0);
});

type Written = ReturnType<typeof writtenTexts>;

function list(texts: Written, unrecorded: Written): void {
  const problems = validateProject(root);
  if (problems.length > 0)
    throw new Problem(`${problemList(problems)}\nTexts are compared once they are mended.`);
  const notes = [...olderNotes(texts), ...untranslatedNotes(texts)];
  for (const { file, field, ...note } of notes)
    console.log(`${contentFolder}/${file}: ${field}: ${noteWords(note, "en")}`);
  const copied = sameStrings(path.join(root, "locales"));
  for (const line of copied) console.log(line);
  const count = notes.length + copied.length;
  console.log(
    count === 0
      ? "No text is older than in another language, or a copy of it."
      : `${count} ${count === 1 ? "text" : "texts"} to look at.`,
  );
  const names = [...new Set(unrecorded.map(({ name }) => name))];
  if (names.length > 0)
    console.log(
      `Written or changed in both languages outside the editors' area: ${names.join(", ")}. If they say the same, run npm run translations -- --record`,
    );
}

function write(confirmed: Written): void {
  const files = writeTexts(confirmed);
  for (const { file, source } of files) writeFileSync(path.join(folder, file), source);
  console.log(`${files.length} files of ${contentFolder}/ have been written.`);
}
