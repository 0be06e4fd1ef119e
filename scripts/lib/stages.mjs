import path from "node:path";
import { ensureChromium } from "./chromium.mjs";
import { ensureDependencies } from "./dependencies.mjs";
import { fixtureSite, ownSite } from "./kept-build.mjs";
import { withTests } from "./run-stages.mjs";
import { run } from "./run.mjs";
import {
  browser,
  build,
  check,
  jest,
  outcome,
  preparation,
  prepared,
  script,
  testsFolder,
  withQueryTypes,
} from "./stage-kinds.mjs";
import { ensureTestPrograms } from "./test-programs.mjs";

/** @typedef {import("./stage-kinds.mjs").Stage} Stage */

export const live = browser(
  "live tests",
  "playwright-live.json",
  "--config=__tests__/live/playwright.config.ts",
);
export const builds = {
  ...jest("build tests", "jest-builds.json", "--config=__tests__/gatsby/jest.config.mjs"),
  // both change the same copy of the site
  after: [live.name],
};
export const browsers = browser("browser tests", "playwright.json");

/** @type {readonly Stage[]} */
const all = [
  preparation("set-up", [], ensureDependencies),
  preparation("chromium", [], async () => {
    process.env.CHROMIUM_PATH = await ensureChromium();
  }),
  // the system installs one package at a time
  { ...preparation("test programs", [], ensureTestPrograms), after: ["chromium"], tests: testsFolder },
  build("build", ownSite),
  // both build in the site copy; the live tests then go on with the fixture site
  { ...build("test site", fixtureSite), after: ["build"], tests: testsFolder },
  live,
  browsers,
  builds,
  { ...jest("unit tests", "jest.json"), needs: ["set-up", "test programs"] },
  script("pages", ["build", "chromium"], "scripts/check-pages.mjs"),
  withQueryTypes(check("lint", "eslint/bin/eslint.js", ["--max-warnings=0", "."])),
  withQueryTypes(check("types", "typescript/bin/tsc", ["--noEmit"])),
  check("format", "prettier/bin/prettier.cjs", ["--check", "--log-level=warn", "."]),
  {
    ...jest("sample tests", "jest-sample.json", "--config=__tests__/sample/jest.config.mjs"),
    needs: ["build"],
    tests: "__tests__/sample",
  },
  check("styles", "stylelint/bin/stylelint.mjs", ["--max-warnings=0", "src/**/*.css"]),
  publications(),
  script("secrets", ["build"], "scripts/check-secrets.mjs"),
  {
    ...jest("attacks", "jest-attacks.json", "--config=__tests__/attack/jest.config.mjs"),
    needs: ["test site", "test programs"],
  },
  licences(),
  script("scores", ["build", "chromium"], "scripts/bench-pages.mjs", "--check"),
];

/** All stages of `npm test`; those that take longest start first. */
export const stages = withTests(all, ".");

/**
 * Notes which files are older than the texts that they were made from, and whether the film is. It never fails: an editor's change must
 * not wait for the operator who makes them.
 *
 * @returns {Stage}
 */
function publications() {
  return {
    name: "publications",
    needs: ["set-up"],
    run: async (root) => {
      // loaded late: Jest reads this file, too, and cannot load TypeScript this way
      const { loadTypeScript } = await import("./load-typescript.mjs");
      /** @type {typeof import("../../src/build/publications/stale-publications.ts")} */
      const { stalePublications } = await loadTypeScript("build/publications/stale-publications.ts");
      /** @type {typeof import("../../src/build/content/film.ts")} */
      const { staleFilm } = await loadTypeScript("build/content/film.ts");
      const content = path.join(root, ownSite.content);
      const stale = stalePublications(content);
      const film = staleFilm(content);
      const due = [
        ...(stale.length > 0 ? [`npm run publications, for ${stale.join(", ")}`] : []),
        ...(film ? [film] : []),
      ];
      return due.length === 0 ? prepared : { ...prepared, note: `to do: ${due.join("; ")}` };
    },
  };
}

/**
 * Fails where a package's licence is not on the list.
 *
 * @returns {Stage}
 */
function licences() {
  const args = ["scripts/check-licences.mjs"];
  return {
    name: "licences",
    needs: [],
    run: async (root) => outcome(await run(process.execPath, args, { cwd: root })),
  };
}
