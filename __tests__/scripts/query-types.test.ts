import { utimesSync } from "node:fs";
import path from "node:path";
import { Problem } from "../../scripts/lib/problem.mjs";
import { assertQueryTypes, staleTypesNote } from "../../scripts/lib/query-types.mjs";
import { stages } from "../../scripts/lib/stages.mjs";
import { temporaryFolder, writeFiles } from "../setup/temporary-folder";

const types = ".build/gatsby-types.d.ts";
const page = "src/pages/index.tsx";

/** A project with files of these modification times, in seconds. */
function project(seconds: Readonly<Record<string, number>>): string {
  const root = temporaryFolder();
  for (const [file, time] of Object.entries(seconds)) {
    writeFiles(root, { [file]: "" });
    utimesSync(path.join(root, file), time, time);
  }
  return root;
}

describe("in a fresh clone", () => {
  const root = project({ [page]: 1 });

  it.each(["types", "lint"])(
    "%s says what writes the types, instead of what follows from it",
    async (name) => {
      const run = stages.find((stage) => stage.name === name)?.run(root);
      await expect(run).rejects.toThrow(Problem);
      await expect(run).rejects.toThrow("npm start");
    },
  );
});

describe("after a build", () => {
  const root = project({ [page]: 1, [types]: 2, "content/news/peat.en.md": 3 });

  it("has nothing to say", async () => {
    expect(() => assertQueryTypes(root)).not.toThrow();
    expect(await staleTypesNote(root)).toBeUndefined();
  });
});

describe("after a change of the code", () => {
  const root = project({ [page]: 3, [types]: 2 });

  it("says that the types may be stale", async () => {
    expect(await staleTypesNote(root)).toContain("npm run build");
  });
});
