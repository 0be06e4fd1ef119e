import { readFileSync } from "node:fs";
import { findRefused } from "../../scripts/lib/licences.mjs";

const allowed = { everywhere: ["MIT", "ISC"], notServed: ["MPL-2.0"], unstated: { old: "MIT" } };

it.each([
  ["a licence of the list", { license: "MIT" }, true],
  ["another one", { license: "GPL-3.0-only" }, false],
  ["one of which one is enough", { license: "(GPL-3.0-only OR ISC)" }, true],
  ["one that needs two, of which one is not on the list", { license: "MIT AND GPL-3.0-only" }, false],
  ["one of its own", { license: "SEE LICENSE IN terms.txt" }, false],
  ["none", {}, false],
  ["one for tools, where it serves", { license: "MPL-2.0" }, false],
  ["one for tools, where it builds", { license: "MPL-2.0", dev: true }, true],
])("a package with %s", (_, found, isAllowed) => {
  const refused = findRefused({ "": { license: "own" }, "node_modules/a/node_modules/b": found }, allowed);
  expect(refused).toEqual(isAllowed ? [] : [expect.stringContaining("node_modules/a/node_modules/b: ")]);
});

it("takes the listed licence of a package that states none", () => {
  expect(findRefused({ "node_modules/old": {} }, allowed)).toEqual([]);
});

it.each(["trim", "valid-url"])("%s, which nobody maintains, is not on the machine that serves", (name) => {
  const lock = readFileSync("package-lock.json", "utf8");
  const { packages } = JSON.parse(lock) as {
    readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>;
  };
  const found = Object.entries(packages).filter(([folder]) => folder.endsWith(`node_modules/${name}`));
  expect(found.map(([, { dev = false }]) => dev)).not.toContain(false);
});
