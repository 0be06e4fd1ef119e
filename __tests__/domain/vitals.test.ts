import { readFileSync } from "node:fs";
import path from "node:path";
import { sampleShare, vitalsLibrary } from "../../src/domain/vitals";

it.each([
  [undefined, 0],
  ["", 0],
  [" ", 0],
  ["0", 0],
  ["0.1", 0.1],
  [" .25 ", 0.25],
  ["1", 1],
])("the variable %j measures the share %d", (value, share) => {
  expect(sampleShare(value)).toBe(share);
});

it.each(["-0.1", "1.1", "10%", "0,1", "yes", "NaN"])("%j is no share, and the message says so", (value) => {
  expect(() => sampleShare(value)).toThrow(
    `GATSBY_VITALS_SAMPLE is "${value}"; expected a number from 0 to 1`,
  );
});

it("the library's address names the installed release", () => {
  const file = path.resolve(__dirname, "../../node_modules/web-vitals/package.json");
  const { version } = JSON.parse(readFileSync(file, "utf8")) as { readonly version: string };
  expect(vitalsLibrary).toContain(`-${version}.js`);
});
