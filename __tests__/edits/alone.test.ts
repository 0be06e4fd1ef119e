import { temporaryFolder } from "../setup/temporary-folder";
import { editedSite } from "./edited-site";
import { invalidEdits } from "./invalid-edits";
import { validEdits } from "./valid-edits";

const folder = temporaryFolder();

it("has enough of both", () => {
  expect(validEdits.length).toBeGreaterThanOrEqual(30);
  expect(invalidEdits.length).toBeGreaterThanOrEqual(20);
});

it.each(validEdits)("may be done: $name", ({ apply }) => {
  const site = editedSite(folder);
  apply(site);
  expect(site.problems()).toEqual([]);
});

it.each(invalidEdits)("is refused in words: $name", ({ apply, file, field, found, expected }) => {
  const site = editedSite(folder);
  const named = file(site);
  apply(site);
  const lines = site.problems();
  const start = [named, field, "found "].filter((part) => part !== undefined).join(": ");
  const told = lines.filter((line) => line.startsWith(start)).map((line) => line.slice(start.length));
  expect(lines).not.toEqual([]);
  expect(told).toHaveLength(1);
  const [, what, instead] = /^(.*), expected (.*)$/.exec(told[0] ?? "") ?? [];
  expect(what).toMatch(found);
  expect(instead).toMatch(expected);
});
