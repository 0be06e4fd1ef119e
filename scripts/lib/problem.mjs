/**
 * An error that the user can fix: the message says what is wrong and how to fix it, without a stack trace.
 */
export class Problem extends Error {}

/**
 * Runs a script's main function and turns its outcome into the process's exit code.
 *
 * @param {() => Promise<number | undefined>} main resolves with an exit code; undefined means 0
 */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    const isOurs = error instanceof Problem || isOfArguments(error);
    console.error(isOurs ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}

/**
 * Whether an error is about the words behind a command's name, as `parseArgs` finds them.
 *
 * @param {unknown} error
 * @returns {error is Error}
 */
function isOfArguments(error) {
  return error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
}
