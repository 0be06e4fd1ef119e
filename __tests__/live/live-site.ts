import { waitFor } from "../builds/develop-server";
import { outputOf, resetSiteCopy, startInSiteCopy, stopInSiteCopy } from "../builds/site-copy";

/** Beside the port of the other tests' site; the next one is the proxy's. */
const port = 9200;

/** Seconds that its first build may take on a machine that is busy with other tests. */
const patience = 840;

/** A copy of the project as `npm start` shows it: what is saved in its editors' area is built and shown. */
export interface LiveSite {
  close(): Promise<void>;
}

/** Where it answers. */
export const liveSiteUrl = `http://localhost:${port}`;

/** Starts it. @throws Error with what it said if it ends before it is there, or is not there in time */
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
  return { close: () => stopInSiteCopy(child) };
}
