import { on } from "node:events";
import path from "node:path";
import { Worker } from "node:worker_threads";
import type { AdminLanguage } from "../../content-model/field-info";
import { problemWords } from "../../content-model/problem-words";
import { second } from "../../domain/durations";
import type { ContentProblem } from "./content-problem";

/** What the worker says: the file that it comes to, and in the end the problems in each language. */
export type Told = { readonly file: string } | { readonly problems: ContentProblem[][] };

/** What the check of one file may take, and all of them. */
interface Limits {
  readonly milliseconds: number;
  readonly megabytes: number;
}

const usual: Limits = { milliseconds: 10 * second, megabytes: 512 };

/**
 * Checks a project's content in a thread of its own, so that no text can stop this one. The thread stays, and with it
 * what it has read.
 *
 * @param directory absolute path of the project
 */
export function createChecker(directory: string, { milliseconds, megabytes }: Limits = usual) {
  let kept: Worker | undefined;

  /** Ends the thread. */
  const stop = async () => {
    const worker = kept;
    kept = undefined;
    await worker?.terminate();
  };

  /**
   * All problems, told in each of the languages. A file that takes more than the limits is the only one.
   *
   * @throws Error with the name of the file if the check itself fails
   */
  const check = async (languages: readonly AdminLanguage[]): Promise<ContentProblem[][]> => {
    const worker = (kept ??= startWorker(directory, megabytes));
    const late = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    let file = "";
    worker.ref();
    worker.postMessage(languages);
    try {
      for await (const [told] of on(worker, "message", { signal: late.signal }) as AsyncIterable<[Told]>) {
        clearTimeout(timer);
        if ("problems" in told) return told.problems;
        ({ file } = told);
        timer = setTimeout(() => late.abort(), milliseconds);
      }
    } catch (error) {
      await stop();
      if (!late.signal.aborted && !isOutOfMemory(error)) throw new Error(file, { cause: error });
    } finally {
      clearTimeout(timer);
      worker.unref();
    }
    return languages.map((code) => [endless(file, code)]);
  };

  return { check, stop };
}

function startWorker(directory: string, megabytes: number): Worker {
  return new Worker(path.join(directory, "src/build/validation/check-worker.mjs"), {
    workerData: directory,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  });
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";

function endless(file: string, language: AdminLanguage): ContentProblem {
  const { endless: found, simpler: expected } = problemWords[language];
  return { file, field: "", found, expected };
}
