import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { checkSample, copyVitalsLibrary } from "../../../src/build/bundle/vitals-library";
import { vitalsLibrary } from "../../../src/domain/vitals";
import { temporaryFolder } from "../../setup/temporary-folder";

const setSample = (value: string | undefined) =>
  jest.replaceProperty(process, "env", { ...process.env, GATSBY_VITALS_SAMPLE: value });

it.each<[string | undefined, readonly (readonly [string])[]]>([
  [undefined, []],
  ["0.1", []],
  ["ten", [['GATSBY_VITALS_SAMPLE is "ten"; expected a number from 0 to 1, such as 0.1']]],
])("a build with the sample %j stops with %j", (value, messages) => {
  setSample(value);
  const panic = jest.fn<never, [unknown]>();
  checkSample({ reporter: { panic } });
  expect(panic.mock.calls).toEqual(messages);
});

it("the site itself serves the library where visits are measured, and does not have it where they are not", async () => {
  const directory = temporaryFolder();
  const store = { getState: () => ({ program: { directory } }) };
  const copied = path.join(directory, "public", vitalsLibrary);
  setSample("0");
  await copyVitalsLibrary({ store });
  expect(existsSync(copied)).toBe(false);
  setSample("1");
  await copyVitalsLibrary({ store });
  expect(readFileSync(copied, "utf8")).toContain("onINP");
});
