/**
 * How far the site is: `live` shows what is on the disk, `building` is about to, `failed` shows the last
 * version that could be built.
 *
 * @typedef {object} LiveStatus
 * @property {"live" | "building" | "failed"} state
 * @property {readonly string[]} problems what keeps it from being built, a line each
 * @property {number} version counts what was put live since the start
 * @property {number} seconds that the last build took
 */

/**
 * @typedef {object} RebuilderOptions
 * @property {() => Promise<readonly string[]>} build resolves with what is wrong; nothing means that it is built
 * @property {() => Promise<void>} publish shows what was built
 * @property {(status: LiveStatus) => void} [report] told of every change
 * @property {number} [quietTime] milliseconds without a change before a build starts: editors' files come in groups
 */

/**
 * Builds after changes, one build at a time; what changes meanwhile is built next.
 *
 * @param {RebuilderOptions} options
 */
export function createRebuilder({ build, publish, report = () => undefined, quietTime = 300 }) {
  /** @type {LiveStatus} */
  let status = { state: "live", problems: [], version: 0, seconds: 0 };
  let isBuilding = false;
  let isChanged = false;
  let isStopped = false;
  /** @type {NodeJS.Timeout | undefined} */
  let waiting;

  /** @param {Partial<LiveStatus>} changes */
  const tell = (changes) => {
    status = { ...status, ...changes };
    if (!isStopped) report(status);
  };

  const buildOnce = async () => {
    const start = performance.now();
    tell({ state: "building", problems: [] });
    const problems = await build().catch(asProblems);
    const unpublished = problems.length > 0 ? problems : await publish().then(() => [], asProblems);
    const seconds = (performance.now() - start) / 1000;
    if (unpublished.length > 0) tell({ state: "failed", problems: unpublished, seconds });
    else tell({ state: "live", version: status.version + 1, seconds });
  };

  const buildAll = async () => {
    if (isBuilding) return;
    isBuilding = true;
    while (isChanged) {
      isChanged = false;
      await buildOnce();
    }
    isBuilding = false;
  };

  return {
    /** Something changed on the disk. */
    change: () => {
      isChanged = true;
      clearTimeout(waiting);
      waiting = setTimeout(() => void buildAll(), quietTime);
    },
    /** The site could not be built before it was shown. @param {readonly string[]} problems */
    startFailed: (problems) => tell({ state: "failed", problems }),
    /** Nothing is built or reported any more. */
    stop: () => {
      isStopped = true;
      clearTimeout(waiting);
      isChanged = false;
    },
    status: () => status,
  };
}

/** @param {unknown} error */
function asProblems(error) {
  return [error instanceof Error ? error.message : String(error)];
}
