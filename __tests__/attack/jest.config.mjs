/** Attacks on the site as it is served: on a folder like that of the image, with the build of the fixture site. */
import { shared } from "../../jest.config.mjs";

/** @type {import("jest").Config} */
const config = {
  ...shared,
  rootDir: "../..",
  displayName: "attack",
  testEnvironment: "node",
  testMatch: ["<rootDir>/__tests__/attack/*.test.ts"],
  testPathIgnorePatterns: ["soak"],
  globalSetup: "<rootDir>/__tests__/attack/support/make-tree.mjs",
  testTimeout: 120_000,
  maxWorkers: 1,
};

export default config;
