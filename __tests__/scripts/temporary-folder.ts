import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** A folder of one test file, removed when its tests are done. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "tajuk-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Writes files, given by path inside the folder, with the folders they need. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
