/**
 * Why a build failed: a problem of the content, or a line that only a developer understands.
 *
 * @typedef {string | import("../../src/build/validation/editor-problems.ts").EditorProblem} LiveProblem
 */

/**
 * The build status. `live`: the site shows what is on the disk; `building`: a build is running; `failed`:
 * what is on the disk cannot be built, and the site shows the last version that could.
 *
 * @typedef {object} LiveStatus
 * @property {"live" | "building" | "failed"} state
 * @property {readonly LiveProblem[]} problems why the build failed
 * @property {number} startedAt when the server was started, in milliseconds since 1970
 * @property {number} version number of rebuilds that went live since then
 * @property {number} seconds from the first change that the last build was the first to contain until its end
 */

/**
 * @typedef {object} RebuilderOptions
 * @property {(limit: AbortSignal) => Promise<readonly LiveProblem[]>} build resolves with the problems; none means
 *   success; it has to end when the signal says so
 * @property {() => Promise<void>} publish makes the finished build live
 * @property {(status: LiveStatus) => void} [report] called at every change of the status
 * @property {number} [quietTime] milliseconds without a change before a build starts, since one save can
 *   write several files
 */

/** A build that takes longer would never end; in milliseconds. */
const longestBuild = 60 * 60_000;
const tooLong = "The build took longer than an hour and was stopped; the next change begins another.";

/**
 * Rebuilds after changes, once nothing has changed for `quietTime`. One build runs at a time; a change during
 * a build leads to another build after it.
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
  /** When the first change came that no build contains yet. @type {number | undefined} */
  let changedAt;

  /** @param {Partial<LiveStatus>} changes */
  const tell = (changes) => {
    status = { ...status, ...changes };
    if (!isStopped) report(status);
  };

  const buildOnce = async () => {
    const since = changedAt ?? performance.now();
    changedAt = undefined;
    tell({ state: "building", problems: [] });
    const limit = new AbortController();
    const late = setTimeout(() => limit.abort(), longestBuild);
    const found = await build(limit.signal).catch(asProblems);
    clearTimeout(late);
    const problems = limit.signal.aborted ? [tooLong] : found;
    const unpublished = problems.length > 0 ? problems : await publish().then(() => [], asProblems);
    const seconds = (performance.now() - since) / 1000;
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
    /** To be called when a file has changed, or a failed build is to be tried again. */
    change: () => {
      changedAt ??= performance.now();
      clearTimeout(waiting);
      if (!isStopped) waiting = setTimeout(() => void buildAll(), quietTime);
    },
    /** To be called when the first build failed. @param {readonly LiveProblem[]} problems */
    startFailed: (problems) => tell({ state: "failed", problems }),
    /** Starts no further build and reports nothing more. */
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
