import { Problem } from "./problem.mjs";

/** @typedef {import("./stages.mjs").Stage} Stage */
/** @typedef {import("./summary.mjs").StageResult} StageResult */

/**
 * The stages that were asked for by name, or all of them.
 *
 * @param {readonly Stage[]} stages
 * @param {readonly string[]} names
 * @throws {Problem} on a name that no stage has
 */
export function chooseStages(stages, names) {
  const unknown = names.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    throw new Problem(
      `No stage is called ${unknown.join(", ")}. There are: ${stages.map(({ name }) => name).join(", ")}.`,
    );
  }
  return names.length === 0 ? stages : stages.filter(({ name }) => names.includes(name));
}

/**
 * Runs stages one after the other. One that fails does not stop those that can do without it; one whose
 * needs failed is not run and counts as a failure.
 *
 * @param {readonly Stage[]} stages
 * @param {string} root absolute path of the project
 * @returns {Promise<StageResult[]>}
 */
export async function runStages(stages, root) {
  /** @type {StageResult[]} */
  const results = [];
  for (const stage of stages) {
    const missing = stage.needs.filter((need) =>
      results.some(({ name, tally }) => name === need && tally.failed > 0),
    );
    results.push(missing.length > 0 ? notRun(stage, missing) : await runStage(stage, root));
  }
  return results;
}

/**
 * @param {Stage} stage
 * @param {readonly string[]} missing
 * @returns {StageResult}
 */
function notRun({ name }, missing) {
  const note = `needs ${missing.join(" and ")}`;
  return { name, seconds: undefined, tally: { passed: 0, failed: 1 }, note };
}

/**
 * @param {Stage} stage
 * @param {string} root
 * @returns {Promise<StageResult>}
 */
async function runStage(stage, root) {
  console.log(`\n── ${stage.name} ──`);
  const start = performance.now();
  const { note, ...tally } = await stage.run(root).catch(failure);
  const seconds = (performance.now() - start) / 1000;
  return { name: stage.name, seconds, tally, ...(note && { note }) };
}

/**
 * @param {unknown} error
 * @returns {import("./stages.mjs").Outcome}
 */
function failure(error) {
  console.error(error instanceof Problem ? error.message : error);
  return { passed: 0, failed: 1 };
}
