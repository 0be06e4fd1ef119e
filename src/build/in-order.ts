import type { GatsbyNode, Reporter } from "gatsby";

/** The arguments that Gatsby passes to every API, as far as used here. */
type ApiArgs = readonly [{ readonly reporter: Reporter }, ...unknown[]];

/** A mistake in the code of the project. Its message names the file to mend, so that a failure adds no other remedy. */
export class CodeMistake extends Error {}

/** Whether this is `develop`, and it has finished starting. */
let isDeveloping = false;

/**
 * Combines several steps into the one function that a Gatsby API accepts. If a step fails, the message names
 * its key and a remedy; Gatsby itself would only show a compiled file. A failure ends a build and a starting
 * `develop`; once `develop` has started, it goes on without the step's result.
 */
export function inOrder<Args extends ApiArgs>(
  api: keyof GatsbyNode,
  steps: Readonly<Record<string, (...args: Args) => unknown>>,
) {
  return async (...args: Args): Promise<void> => {
    for (const [name, step] of Object.entries(steps)) {
      try {
        await step(...args);
      } catch (error) {
        reportFailure(args[0].reporter, `${name} (${api})`, error);
      }
    }
    if (api === "onPostBootstrap") isDeveloping = process.env.NODE_ENV === "development";
  };
}

function reportFailure(reporter: Reporter, step: string, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  const failure = `The step ${step} of gatsby-node.ts failed:\n${message}`;
  const remedy =
    error instanceof CodeMistake
      ? ""
      : "If nothing in the project explains it, run npm run clean and try again.";
  if (error instanceof Error) reporter.verbose(error.stack ?? "");
  if (!isDeveloping) reporter.panic(`${failure}\n\n${remedy}`.trimEnd());
  reporter.error(
    `${failure}\n\nThe site lacks what this step makes until that is mended. ${remedy}`.trimEnd(),
  );
}
