/**
 * `npm run test:edits`: proves that valid edits pass and mistakes are refused. It takes hours: it tries every
 * edit alone, and runs every check and test with all of them together.
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
