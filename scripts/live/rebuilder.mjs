/**
 * How far the site is: `live` shows what is on the disk, `building` is about to, `failed` shows the last
 * version that could be built.
 *
 * @typedef {object} LiveStatus
 * @property {"live" | "building" | "failed"} state
 * @property {readonly string[]} problems what keeps it from being built, a line each
 * @property {number} startedAt when the server was started, in milliseconds since 1970
 * @property {number} version counts what was put live since then
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
 * Builds after changes, as soon as the disk is quiet, one build at a time; what changes meanwhile is built next.
 *
 * @param {RebuilderOptions} options
 */
export function createRebuilder({ build, publish, report = () => undefined, quietTime = 300 }) {
  /** @type {LiveStatus} */
  let status = { state: "live", problems: [], startedAt: Date.now(), version: 0, seconds: 0 };
  let isBuilding = false;
  let isDue = false;
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
    isDue = true;
    if (isBuilding) return;
    isBuilding = true;
    while (isDue && !isStopped) {
      isDue = false;
      await buildOnce();
    }
    isBuilding = false;
  };

  return {
    /** Something changed on the disk. */
    change: () => {
      clearTimeout(waiting);
      if (!isStopped) waiting = setTimeout(() => void buildAll(), quietTime);
    },
    /** The site could not be built before it was shown. @param {readonly string[]} problems */
    startFailed: (problems) => tell({ state: "failed", problems }),
    /** Nothing is built or reported any more. */
    stop: () => {
      isStopped = true;
      clearTimeout(waiting);
    },
    status: () => status,
  };
}

/** @param {unknown} error */
function asProblems(error) {
  return [error instanceof Error ? error.message : String(error)];
}
