/**
 * `npm run test:edits`: proof that editors may publish anything that is valid. It takes hours: every edit
 * alone, and all of them together through every check and test.
 */
import { shared } from "../../jest.config.mjs";

/** @type {import("jest").Config} */
const config = {
  ...shared,
  rootDir: "../..",
  displayName: "edits",
  testEnvironment: "node",
  testMatch: ["<rootDir>/__tests__/edits/*.test.ts"],
  testTimeout: 7_200_000,
  maxWorkers: 1,
};

export default config;
