import { existsSync } from "node:fs";
import { siteDataFile } from "../../src/build/functions/site-data-file";
import type { CommandResult } from "../../src/server/cli/command-result";
import { EnvironmentError, readEnvironment } from "../../src/server/environment/environment";
import { consoleLog } from "../../src/server/log";
import type { Runtime } from "../../src/server/runtime";
import { openStore } from "../../src/server/storage/open-store";
import { root } from "./root.mjs";

// commands see the settings that the server is started with; what is set besides goes before the file
if (existsSync(".env")) process.loadEnvFile();

/** The parts of the runtime that commands get; they need neither the content nor providers. */
export type CommandRuntime = Pick<Runtime, "store" | "environment" | "log" | "now">;

/** What a function returns. Settings that it finds wrong are said without a stack, and end the process. */
export function orExit<Result>(run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Ends the process with a word about it if the site was never built. */
export function orExitUnbuilt(): void {
  if (existsSync(siteDataFile(root))) return;
  console.error("There is no build yet: run npm run build.");
  process.exit(1);
}

/** Runs a command for operators on the store of the environment, prints its output, and ends the process. */
export async function runCommand(
  command: (runtime: CommandRuntime) => Promise<CommandResult>,
): Promise<never> {
  const environment = orExit(readEnvironment);
  const store = await openStore(environment);
  const result = await command({ store, environment, log: consoleLog, now: () => new Date() });
  if (result.warning) console.error(result.warning);
  await new Promise<void>((written) => process.stdout.write(`${result.output}\n`, () => written()));
  // an open connection of the store would keep the process running
  process.exit(result.exitCode);
}
