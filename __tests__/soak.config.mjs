/** `npm run test:soak`: runs the tests that use `times` with the large numbers. Takes half an hour. */
import path from "node:path";
import unit from "../jest.config.mjs";
import builds from "./gatsby/jest.config.mjs";

process.env.SOAK = "1";

const rootDir = path.resolve(import.meta.dirname, "..");
const [server] = /** @type {import("jest").Config[]} */ (unit.projects);
const { maxWorkers, ...site } = builds;

/** @type {import("jest").Config} */
const config = {
  maxWorkers,
  projects: [
    {
      ...server,
      rootDir,
      displayName: "server",
      testMatch: [
        "<rootDir>/__tests__/server/inquiries/kill.test.ts",
        "<rootDir>/__tests__/server/inquiries/handle-inquiry.property.test.ts",
        "<rootDir>/__tests__/server/outbox/many-mails.test.ts",
      ],
    },
    { ...site, rootDir, testMatch: ["<rootDir>/__tests__/gatsby/large-site.test.ts"] },
  ],
};

export default config;
