/** `npm run test:browsers`: journeys in Firefox and WebKit, on the build of the fixture site. */
import path from "node:path";
import { shared } from "../../jest.config.mjs";

/** Folder of these tests. */
const folder = "<rootDir>/__tests__/browsers";

/** @param {"firefox" | "webkit"} engine */
const project = (engine) => ({
  ...shared,
  rootDir: path.resolve(import.meta.dirname, "../.."),
  displayName: engine,
  testEnvironment: "node",
  globals: { ...shared.globals, engine },
  testMatch: [`${folder}/*.test.ts`],
  // WebKitWebDriver acts by scripts, and cannot drive a page without them
  testPathIgnorePatterns: engine === "webkit" ? [`${folder}/without-scripts.test.ts`] : [],
});

/** @type {import("jest").Config} */
const config = {
  projects: [project("firefox"), project("webkit")],
  testTimeout: 120_000,
  maxWorkers: 1,
};

export default config;
