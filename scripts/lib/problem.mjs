/** Something the reader can mend: its message says what and how, so no stack trace is shown. */
export class Problem extends Error {}

/**
 * Runs a script's main function and turns its outcome into the process's exit code.
 *
 * @param {() => Promise<number | undefined>} main resolves with an exit code; nothing means 0
 */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof Problem ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}
