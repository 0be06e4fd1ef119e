/** `npm run test:soak`: two processes of the site under use, kills, damage and attacks, for `MINUTES` (2). */
import attack from "./jest.config.mjs";

process.env.SOAK = "1";

/** @type {import("jest").Config} */
const config = {
  ...attack,
  displayName: "soak",
  testMatch: ["<rootDir>/__tests__/attack/soak.test.ts"],
  testPathIgnorePatterns: [],
};

export default config;
