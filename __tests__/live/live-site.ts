import { waitFor } from "../gatsby/develop-server";
import { outputOf, resetSiteCopy, startInSiteCopy, stopInSiteCopy } from "../gatsby/site-copy";

/** Port of the live site, away from that of the other browser tests; the local proxy uses the next one. */
const port = 9200;

/** Timeout in seconds of the first build, on a machine that is busy with other tests. */
const patience = 840;

/** `npm start` in a copy of the project: what is saved in its editors' area is built and shown. */
export interface LiveSite {
  /** What it has printed. */
  readonly output: () => string;
  close(): Promise<void>;
}

/** URL of the live site. */
export const liveSiteUrl = `http://localhost:${port}`;

/** Starts the live site. @throws Error with its output if it exits or is not ready in time */
export async function startLiveSite(): Promise<LiveSite> {
  await resetSiteCopy();
  const child = startInSiteCopy(["scripts/start.mjs"], { PORT: String(port) });
  const output = outputOf(child);
  try {
    await waitFor(() => {
      if (child.exitCode !== null) throw new Error("it ended");
      return output().includes(liveSiteUrl);
    }, patience);
  } catch (error) {
    await stopInSiteCopy(child);
    throw new Error(`The live site: ${String(error)}. It said:\n${output()}`);
  }
  return { output, close: () => stopInSiteCopy(child) };
}
