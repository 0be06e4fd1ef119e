import { ensureProgram } from "./program.mjs";

/** The server of the store `redis`, as Debian packs it. @satisfies {import("./program.mjs").Program} */
export const redisServer = {
  name: "Redis",
  purpose: "The tests of the store need",
  variable: "REDIS_SERVER_PATH",
  commandNames: ["redis-server"],
  debianPackages: ["redis-server"],
};

/** Runs a program with another clock. @satisfies {import("./program.mjs").Program} */
export const fakeTime = {
  name: "faketime",
  purpose: "The tests of wrong clocks need",
  variable: "FAKETIME_PATH",
  commandNames: ["faketime"],
  debianPackages: ["faketime"],
};

/**
 * Finds the programs that tests start besides browsers, or installs them where permitted.
 *
 * @throws {import("./problem.mjs").Problem} if one is missing; the message says how to install it
 */
export async function ensureTestPrograms() {
  for (const program of [redisServer, fakeTime]) await ensureProgram(program);
}
