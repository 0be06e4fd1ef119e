import { minute, second } from "../../domain/durations";
import { errorCode, type Log } from "../log";
import type { Runtime } from "../runtime";
import { lastJob, runJobAlone } from "./run-alone";

/** Time between two runs of the regular job, in milliseconds. */
export const jobEvery = 5 * minute;

/** Largest part by which a wait is made longer at random, so that processes started together spread out. */
const jitter = 0.2;

/** Time from the start of the process to its first run, without the random part: mail may be waiting. */
const firstAfter = 20 * second;

/** The clock of a server of one's own. */
export interface ServerClock {
  /** Starts no further run; resolves when a run under way has ended. */
  stop(): Promise<void>;
}

export interface ServerClockOptions {
  /** Supplies the runtime for a run. */
  readonly runtime: () => Promise<Runtime>;
  readonly log: Log;
  /** A random number from 0 to 1. */
  readonly random?: () => number;
}

/**
 * Runs the regular job every five minutes, so that a server of one's own needs no scheduler. The next wait
 * begins when a run has ended; a run that fails is logged. Of several processes that share a store, one runs
 * the job each time.
 */
export function startServerClock({ runtime, log, random = Math.random }: ServerClockOptions): ServerClock {
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const runAfter = (wait: number) => {
    timer = setTimeout(tick, wait * (1 + jitter * random()));
    timer.unref();
  };
  const tick = () => {
    running = runtime()
      .then(runIfDue)
      .catch((error: unknown) => log("error", "job_failed", { code: errorCode(error) }))
      .then(() => {
        if (!isStopped) runAfter(jobEvery);
      });
  };
  runAfter(firstAfter);
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
      return running;
    },
  };
}

/** Runs the job unless another process, or a scheduler, has just done so. */
async function runIfDue(runtime: Runtime): Promise<void> {
  const last = await lastJob(runtime);
  const sinceLast = last ? Math.abs(runtime.now().getTime() - last.at.getTime()) : jobEvery;
  if (sinceLast < jobEvery / 2) return;
  await runJobAlone(runtime);
}
