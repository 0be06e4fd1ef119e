import { existsSync } from "node:fs";
import { siteDataFile } from "../../src/build/functions/site-data-file";
import { type CommandResult, failed } from "../../src/server/cli/command-result";
import { sayError, sayForeign } from "../../src/server/cli/say-error";
import {
  type Environment,
  EnvironmentError,
  readEnvironment,
} from "../../src/server/environment/environment";
import { consoleLog } from "../../src/server/log";
import type { Runtime } from "../../src/server/runtime";
import { foreignOwner } from "../../src/server/storage/foreign-owner";
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

/** Runs a command for operators on the store of the environment: see {@link runProgram}. */
export function runCommand(command: (runtime: CommandRuntime) => Promise<CommandResult>): Promise<never> {
  return runProgram(async (environment) => {
    const store = await openStore(environment);
    return command({ store, environment, log: consoleLog, now: () => new Date() });
  });
}

/** Runs a program for operators, prints what it says, and ends the process. What goes wrong is said in words. */
export async function runProgram(
  program: (environment: Environment) => Promise<CommandResult>,
): Promise<never> {
  const { output, warning, exitCode } = await saidOf(program).catch(said);
  if (warning) console.error(warning);
  if (output) await new Promise<void>((written) => process.stdout.write(`${output}\n`, () => written()));
  // an open connection of the store would keep the process running
  process.exit(exitCode);
}

async function saidOf(program: (environment: Environment) => Promise<CommandResult>): Promise<CommandResult> {
  const environment = readEnvironment();
  const isRoot = environment.STORAGE === "file" && process.getuid?.() === 0;
  const foreign = sayForeign(isRoot ? await foreignOwner(environment.STORAGE_DIRECTORY, 0) : undefined);
  return foreign ? { ...failed(""), warning: foreign } : program(environment);
}

/** What is said of an error; of a fault of the code, where it happened, without what it was about. */
function said(error: unknown): CommandResult {
  const stack = error instanceof Error ? error.stack : String(error);
  return { ...failed(""), warning: sayError(error) ?? stack ?? "" };
}
