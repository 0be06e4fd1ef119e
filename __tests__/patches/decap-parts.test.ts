import { readFileSync } from "node:fs";
import path from "node:path";
import { decapPart } from "../../src/patches/decap-parts";

const decap = readFileSync(
  path.resolve(__dirname, "../../node_modules/decap-cms-app/dist/decap-cms-app.js"),
  "utf8",
);

it.each(Object.entries(decapPart))("Decap calls elements %s", (name, selector) => {
  const [, part = ""] = /^\[class\*="(.+)"\]$/.exec(selector) ?? [];
  const written = part === `-${name}` ? [`label:"${name}"`, `label:${name};`] : [part];
  expect(written.some((text) => decap.includes(text))).toBe(true);
});
