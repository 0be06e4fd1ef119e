import { existsSync } from "node:fs";
import path from "node:path";
import { Problem } from "./problem.mjs";
import { withLabel } from "./run.mjs";

/** @typedef {import("./stage-kinds.mjs").Stage} Stage */
/** @typedef {import("./summary.mjs").StageResult} StageResult */

/**
 * The stages but for those whose tests are not in the project: adopters may delete `__tests__/sample/`, or all of
 * `__tests__/`.
 *
 * @param {readonly Stage[]} stages
 * @param {string} root path of the project
 */
export function withTests(stages, root) {
  return stages.filter(({ tests = "" }) => existsSync(path.join(root, tests)));
}

/**
 * The stages with the given names; all stages if no names are given.
 *
 * @param {readonly Stage[]} stages
 * @param {readonly string[]} names
 * @throws {Problem} if no stage has one of the names
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
 * The stages of a part.
 *
 * @param {Readonly<Record<string, readonly Stage[]>>} parts
 * @param {string} name
 * @throws {Problem} if there is no such part
 */
export function choosePart(parts, name) {
  const part = parts[name];
  if (!part) throw new Problem(`No part is called ${name}. There are: ${Object.keys(parts).join(", ")}.`);
  return part;
}

/**
 * Runs stages, the first ones of the list as early as possible. A stage starts when the stages in its `needs`
 * and `after` have ended; names that are not in the list are ignored. A failed stage does not stop stages
 * that do not need it. A stage whose needs failed is not run and counts as failed.
 *
 * @param {readonly Stage[]} stages
 * @param {string} root absolute path of the project
 * @param {number} [atOnce] how many run in parallel; if more than one, each output line begins with its stage
 * @returns {Promise<StageResult[]>} in the order of `stages`
 */
export async function runStages(stages, root, atOnce = 1) {
  /** @type {Map<string, StageResult>} */
  const results = new Map();
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  const waiting = [...stages];
  const isUnderWay = (/** @type {string} */ name) =>
    running.has(name) || waiting.some((stage) => stage.name === name);
  while (waiting.length + running.size > 0) {
    const next =
      running.size < atOnce
        ? waiting.findIndex(({ needs, after = [] }) => ![...needs, ...after].some(isUnderWay))
        : -1;
    const [stage] = next < 0 ? [] : waiting.splice(next, 1);
    if (!stage) {
      await Promise.race(running.values());
      continue;
    }
    const missing = stage.needs.filter((need) => (results.get(need)?.tally.failed ?? 0) > 0);
    const label = atOnce > 1 ? stage.name : undefined;
    const result =
      missing.length > 0 ? notRun(stage, missing) : withLabel(label, () => runStage(stage, root));
    const ended = Promise.resolve(result).then((end) => {
      results.set(stage.name, end);
      running.delete(stage.name);
    });
    running.set(stage.name, ended);
  }
  return stages.flatMap(({ name }) => results.get(name) ?? []);
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
  const { passed, failed, ...rest } = await stage.run(root).catch(failure);
  const seconds = (performance.now() - start) / 1000;
  return { name: stage.name, seconds, tally: { passed, failed }, ...rest };
}

/**
 * @param {unknown} error
 * @returns {import("./summary.mjs").Outcome}
 */
function failure(error) {
  console.error(error instanceof Problem ? error.message : error);
  return { passed: 0, failed: 1 };
}
