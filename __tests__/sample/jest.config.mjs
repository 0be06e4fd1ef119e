/** Tests of the texts and figures in this repository's own content: they read the last build. */
import { shared } from "../../jest.config.mjs";

/** @type {import("jest").Config} */
const config = {
  ...shared,
  rootDir: "../..",
  displayName: "sample",
  testEnvironment: "jsdom",
  testMatch: ["<rootDir>/__tests__/sample/**/*.test.ts"],
  setupFilesAfterEnv: ["@testing-library/jest-dom"],
};

export default config;
