import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const made: string[] = [];

/** Creates an empty temporary folder, which is removed after the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "tajuk-"));
  made.push(folder);
  return folder;
}

afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })));

/** Writes files by their path inside a folder; creates missing folders. */
export function writeFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
