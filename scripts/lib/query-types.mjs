import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import { inputFiles } from "./fingerprint.mjs";
import { Problem } from "./problem.mjs";
import { buildFolder } from "./site-build.mjs";

/** Generated types of the GraphQL queries; gatsby-config.ts and tsconfig.json name the same file. */
export const queryTypes = path.join(buildFolder, "gatsby-types.d.ts");

/**
 * @param {string} root absolute path of the project
 * @throws {Problem} if the types of the queries have not been generated yet
 */
export function assertQueryTypes(root) {
  if (existsSync(path.join(root, queryTypes))) return;
  throw new Problem(
    `There are no types of the queries yet (${queryTypes}). ` +
      "npm start, npm run build and npm run develop write them: run one of these once.",
  );
}

/**
 * A hint to show with a failed check if the types of the queries are older than the code.
 *
 * @param {string} root absolute path of the project
 * @returns {Promise<string | undefined>}
 */
export async function staleTypesNote(root) {
  const code = (await inputFiles(root)).filter((file) => /\.tsx?$/.test(file));
  const written = await timeOf(root, queryTypes);
  const changed = await Promise.all(code.map((file) => timeOf(root, file)));
  if (changed.every((time) => time <= written)) return undefined;
  return "the code is newer than the types of its queries: npm run build writes them anew";
}

/**
 * @param {string} root
 * @param {string} file relative to `root`
 */
async function timeOf(root, file) {
  return (await stat(path.join(root, file))).mtimeMs;
}
