import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { writtenFor } from "../../src/patches/written-for";

const root = path.resolve(__dirname, "../..");

it("names every patch", () => {
  const patches = readdirSync(path.join(root, "src/patches")).filter((file) => file !== "written-for.ts");
  expect(Object.keys(writtenFor).sort()).toEqual(patches.sort());
});

describe.each(Object.entries(writtenFor))("%s", (_patch, packages) => {
  it.each(Object.entries(packages))("was written for the installed release of %s: %s", (name, release) => {
    const manifest = readFileSync(path.join(root, "node_modules", name, "package.json"), "utf8");
    const { version } = JSON.parse(manifest) as { version: string };
    expect(`${version}.`).toMatch(new RegExp(`^${release.replaceAll(".", "\\.")}\\.`));
  });
});
