import { isPublicAddress } from "../../domain/public-address";
import { dependencyProblems } from "./dependencies";
import { type Variables, variables } from "./variables";

/** The validated settings of this process. */
export type Environment = Variables;

type Source = Readonly<Record<string, string | undefined>>;

/** Thrown when settings are missing or malformed. Names all of them but contains no values. */
export class EnvironmentError extends Error {
  override readonly name = "EnvironmentError";

  constructor(readonly problems: readonly string[]) {
    super(`The environment is not right:\n${problems.map((problem) => `- ${problem}`).join("\n")}`);
  }
}

/**
 * Reads and validates every run-time setting. The build and the server's start call it too, so that a
 * mistake stops them before it affects a visitor.
 *
 * @throws {EnvironmentError} with one line per problem
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
  // Netlify names the site's address `URL`
  const isPublic = isPublicAddress(result.data.SITE_URL ?? source.URL);
  const problems = dependencyProblems(result.data, { keepsFiles: keepsFiles(source), isPublic });
  if (problems.length > 0) throw new EnvironmentError(problems);
  return result.data;
}

function withoutBlanks(source: Source): Source {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
}

/** Netlify and AWS Lambda run functions on an ephemeral disk. */
function keepsFiles(source: Source): boolean {
  return !source.NETLIFY && !source.AWS_LAMBDA_FUNCTION_NAME;
}

/**
 * The functions' bundler replaces a plain `process.env.NAME` with its value at build time, which would
 * write secrets into the bundle. Through `globalThis` it is read at run time.
 */
function processEnvironment(): Source {
  return globalThis.process.env;
}
