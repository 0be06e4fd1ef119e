import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

const made: string[] = [];

/** Creates an empty temporary directory, which is removed after the tests of the file. */
export async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), "tajuk-test-"));
  made.push(directory);
  return directory;
}

afterAll(async () => {
  await Promise.all(made.map((directory) => rm(directory, { recursive: true, force: true })));
});
