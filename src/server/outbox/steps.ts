import type { JobStep } from "../../domain/contract/operation-answers";
import { errorCode, type Log } from "../log";

/** Runs the steps of a job so that one that fails does not keep the next from being run. */
export interface Steps {
  /** The steps that have failed so far. */
  readonly failed: readonly JobStep[];
  /** The steps that were left out. */
  readonly skipped: readonly JobStep[];
  /** Runs a step. Returns undefined if it failed, which is logged. */
  readonly run: <Result>(step: JobStep, work: () => Promise<Result>) => Promise<Result | undefined>;
  /** Leaves a step out, which is logged. */
  readonly skip: (step: JobStep) => undefined;
}

export function createSteps(log: Log): Steps {
  const failed: JobStep[] = [];
  const skipped: JobStep[] = [];
  return {
    failed,
    skipped,
    async run(step, work) {
      try {
        return await work();
      } catch (error) {
        log("error", "job_failed", { step, code: errorCode(error) });
        failed.push(step);
        return undefined;
      }
    },
    skip(step) {
      log("info", "step_skipped", { step });
      skipped.push(step);
      return undefined;
    },
  };
}
