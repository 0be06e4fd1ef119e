/** `npm run test:attack`: the attacks that `npm test` tries a few times, tried very often. */
import path from "node:path";
import unit from "../../jest.config.mjs";
import attack from "./jest.config.mjs";

process.env.LONG = "1";

const rootDir = path.resolve(import.meta.dirname, "../..");
const [server] = /** @type {import("jest").Config[]} */ (unit.projects);
const { maxWorkers, testTimeout, ...served } = attack;

/** @type {import("jest").Config} */
const config = {
  maxWorkers,
  testTimeout,
  projects: [
    { ...served, rootDir },
    {
      ...server,
      rootDir,
      displayName: "server",
      testMatch: [
        // these try hundreds of times as it is
        "<rootDir>/__tests__/server/{rate-limits,proof,http/sender,payments/card-testing}.test.ts",
        "<rootDir>/__tests__/server/inquiries/{kill,storage-failure,handle-inquiry.property}.test.ts",
        "<rootDir>/__tests__/server/outbox/many-mails.test.ts",
        "<rootDir>/__tests__/server/storage/{quarantine,lease,redis}.test.ts",
        "<rootDir>/__tests__/server/payments/one-intention.property.test.ts",
        "<rootDir>/__tests__/{markdown/hostile-markdown,build/validation/validate-content}.test.ts",
      ],
    },
  ],
};

export default config;
