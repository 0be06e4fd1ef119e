/**
 * Tests of the texts and figures in this repository's own content, which read the last build, and of everyday
 * edits of that content, each alone.
 */
import { shared } from "../../jest.config.mjs";

/** @type {import("jest").Config} */
const config = {
  ...shared,
  rootDir: "../..",
  displayName: "sample",
  testEnvironment: "jsdom",
  testMatch: ["<rootDir>/__tests__/sample/**/*.test.ts", "<rootDir>/__tests__/edits/alone.test.ts"],
  setupFilesAfterEnv: ["<rootDir>/__tests__/setup/patience.ts", "@testing-library/jest-dom"],
};

export default config;
