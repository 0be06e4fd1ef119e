/** Tests that rebuild the site from changed content: they take minutes and run one after the other. */
import { shared } from "../../jest.config.mjs";

/** @type {import("jest").Config} */
const config = {
  ...shared,
  rootDir: "../..",
  displayName: "builds",
  testEnvironment: "node",
  testMatch: ["<rootDir>/__tests__/gatsby/**/*.test.ts"],
  testTimeout: 600_000,
  maxWorkers: 1,
};

export default config;
