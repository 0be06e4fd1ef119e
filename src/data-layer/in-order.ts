import type { GatsbyNode, Reporter } from "gatsby";

/** What Gatsby hands to each of its APIs, as far as it is used here. */
type ApiArgs = readonly [{ readonly reporter: Reporter }, ...unknown[]];

/** Whether this is `develop`, and it is past its start. */
let isDeveloping = false;

/**
 * One function of several steps, for an API of Gatsby that takes a single one. A step that fails is named
 * by its key, with what can be done: Gatsby itself would show its compiled file. That ends a build, and
 * `develop` where it starts; later, `develop` goes on without what the step makes.
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
  const remedy = "If nothing in the project explains it, run npm run clean and try again.";
  if (error instanceof Error) reporter.verbose(error.stack ?? "");
  if (!isDeveloping) reporter.panic(`${failure}\n\n${remedy}`);
  reporter.error(`${failure}\n\nThe site lacks what this step makes until that is mended. ${remedy}`);
}
