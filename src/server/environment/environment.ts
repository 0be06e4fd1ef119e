import { dependencyProblems } from "./dependencies";
import { type Variables, variables } from "./variables";

/** The settings of this process, checked and typed. */
export type Environment = Variables;

type Source = Readonly<Record<string, string | undefined>>;

/** Thrown when settings are missing or malformed. Names them all; never contains a value. */
export class EnvironmentError extends Error {
  override readonly name = "EnvironmentError";

  constructor(readonly problems: readonly string[]) {
    super(`The environment is not right:\n${problems.map((problem) => `- ${problem}`).join("\n")}`);
  }
}

/**
 * Reads and checks every run-time setting. The build and the start call it too, so that a mistake
 * stops them and never meets a visitor.
 *
 * @throws {EnvironmentError} with one line for each problem
 */
export function readEnvironment(source: Source = processEnvironment()): Environment {
  const result = variables.safeParse({
    STORAGE: keepsFiles(source) ? "file" : "netlify-blobs",
    ...withoutBlanks(source),
  });
  if (!result.success) {
    throw new EnvironmentError(
      result.error.issues.map((issue) => `${String(issue.path[0])} must be ${issue.message}`),
    );
  }
  const problems = dependencyProblems(result.data, keepsFiles(source));
  if (problems.length > 0) throw new EnvironmentError(problems);
  return result.data;
}

function withoutBlanks(source: Source): Source {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
}

/** Functions of these hosts run on a disk that is thrown away. */
function keepsFiles(source: Source): boolean {
  return !source.NETLIFY && !source.AWS_LAMBDA_FUNCTION_NAME;
}

/**
 * The bundler of the functions replaces a plain `process.env.NAME` by its value at build time, which
 * would write secrets into the bundle; through `globalThis` it is read when it is needed.
 */
function processEnvironment(): Source {
  return globalThis.process.env;
}
