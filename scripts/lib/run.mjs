import { AsyncLocalStorage } from "node:async_hooks";
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { createInterface } from "node:readline";

/** @type {readonly NodeJS.Signals[]} */
const forwardedSignals = ["SIGINT", "SIGTERM"];

/** @type {AsyncLocalStorage<string | undefined>} */
const label = new AsyncLocalStorage();

/**
 * Calls `work`; every output line of the commands that it starts with {@link run} begins with a label,
 * because other commands write to the same terminal.
 *
 * @template Result
 * @param {string | undefined} text the label; undefined if the commands have the terminal to themselves
 * @param {() => Result} work
 * @returns {Result}
 */
export function withLabel(text, work) {
  return label.run(text, work);
}

/**
 * Runs a command that shares this process's terminal. SIGINT and SIGTERM are forwarded to the command; once
 * it has ended after such a signal, this process exits too.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options] `env` is added to this process's environment
 * @returns {Promise<number>} exit code; 128 + the signal's number if a signal ended the command
 */
export function run(command, args, { cwd, env } = {}) {
  return new Promise((resolve, reject) => {
    const text = label.getStore();
    const child = spawn(command, args, {
      stdio: text ? ["inherit", "pipe", "pipe"] : "inherit",
      cwd,
      env: { ...process.env, ...env },
    });
    for (const input of [child.stdout, child.stderr]) {
      if (input) createInterface({ input }).on("line", (line) => console.log(`${text} | ${line}`));
    }
    /** @type {NodeJS.Signals | undefined} */
    let received;
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => {
      received = signal;
      child.kill(signal);
    };
    for (const signal of forwardedSignals) process.on(signal, forward);
    child.once("error", reject);
    child.once("close", (code, signal) => {
      for (const forwarded of forwardedSignals) process.off(forwarded, forward);
      if (received) process.exit(signalExitCode(received));
      resolve(signal ? signalExitCode(signal) : (code ?? 1));
    });
  });
}

/** @param {NodeJS.Signals} signal */
function signalExitCode(signal) {
  return 128 + constants.signals[signal];
}
