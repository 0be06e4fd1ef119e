import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { temporaryFolder, writeFiles } from "../setup/temporary-folder";

type Imports = ReadonlyMap<string, readonly string[]>;

/** What each file of code in some folders imports there: values, types, and what it loads on use. */
function importsIn(...folders: readonly string[]): Imports {
  const files = folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => path.join(folder, file)),
    )
    .filter((file) => /\.(tsx?|mjs)$/.test(file));
  return new Map(files.map((file) => [file, importsOf(file)]));
}

function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, "utf8"));
  const options = { moduleResolution: ts.ModuleResolutionKind.Bundler, allowJs: true };
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith("."))
    .flatMap(({ fileName }) => {
      const { resolvedModule } = ts.resolveModuleName(fileName, path.resolve(file), options, ts.sys);
      return resolvedModule ? [path.relative("", resolvedModule.resolvedFileName)] : [];
    });
}

/** The files that a circle of imports leads to or through. */
function inCircles(imports: Imports): string[] {
  const left = new Map(imports);
  for (let before = Infinity; left.size < before;) {
    before = left.size;
    for (const [file, targets] of left) if (!targets.some((target) => left.has(target))) left.delete(file);
  }
  return [...left.keys()];
}

const folder = path.relative("", temporaryFolder());

it.each([
  ["a value", 'export { value } from "./one";'],
  ["a type", 'import type { value } from "./one"; export type Value = typeof value;'],
  ["what is loaded on use", 'export const load = () => import("./one");'],
])("a circle of imports is found, by %s", (_way, back) => {
  writeFiles(folder, {
    "one.ts": 'import "./two"; export const value = 1;',
    "two.ts": back,
    "apart.ts": 'import "./none";',
    "none.ts": "",
  });
  const files = ["one.ts", "two.ts"].map((file) => path.join(folder, file));
  expect(inCircles(importsIn(folder))).toEqual(files);
});

test("no file imports itself by way of others", () => {
  const imports = importsIn("src", "scripts");
  expect([...imports.values()].flat().length).toBeGreaterThan(imports.size);
  expect(inCircles(imports)).toEqual([]);
});
