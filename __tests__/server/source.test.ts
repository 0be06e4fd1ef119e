import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const source = path.resolve(__dirname, "../../src");
const files = ["server", "api"].flatMap((folder) =>
  readdirSync(path.join(source, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => path.join(folder, file)),
);
const read = (file: string) => readFileSync(path.join(source, file), "utf8");

/** The code of a file without its comments. */
const codeOf = (file: string) => read(file).replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");

test("the environment is read in one place, at run time and never written into a bundle", () => {
  const readers = files.filter((file) => codeOf(file).includes("process.env"));
  expect(readers).toEqual([path.join("server", "environment", "environment.ts")]);
  expect(codeOf(readers[0] ?? "").match(/[\w.]*process\.env/g)).toEqual(["globalThis.process.env"]);
});

test("only the log writes to the console", () => {
  const writers = files.filter((file) => codeOf(file).includes("console."));
  expect(writers.sort()).toEqual([
    path.join("server", "http", "gatsby-function.ts"),
    path.join("server", "log.ts"),
  ]);
});

test("the clock is asked in two places: the runtime and the log", () => {
  const clocks = files.filter((file) => /new Date\(\)|Date\.now\(/.test(codeOf(file)));
  expect(clocks.sort()).toEqual([path.join("server", "create-runtime.ts"), path.join("server", "log.ts")]);
});

test.each(files)("%s is short", (file) => {
  expect(read(file).split("\n").length).toBeLessThanOrEqual(150);
});
