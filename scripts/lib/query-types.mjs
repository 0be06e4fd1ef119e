import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import { inputFiles } from "./fingerprint.mjs";
import { Problem } from "./problem.mjs";
import { buildFolder } from "./site-build.mjs";

/** Types of the GraphQL queries, where gatsby-config.ts has them written and tsconfig.json has them read. */
const queryTypes = path.join(buildFolder, "gatsby-types.d.ts");

/**
 * @param {string} root absolute path of the project
 * @throws {Problem} where the types of the queries were not written yet
 */
export function assertQueryTypes(root) {
  if (existsSync(path.join(root, queryTypes))) return;
  throw new Problem(
    `There are no types of the queries yet (${queryTypes}). ` +
      "npm start, npm run build and npm run develop write them: run one of these once.",
  );
}

/**
 * What to say of a check that failed, where the types of the queries are older than the code.
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
 * @param {string} file relative to it
 */
async function timeOf(root, file) {
  return (await stat(path.join(root, file))).mtimeMs;
}
