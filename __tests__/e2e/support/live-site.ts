import { spawn } from "node:child_process";
import { once } from "node:events";
import { inSiteCopy, resetSiteCopy } from "../../builds/site-copy";

/** Beside the port of the other tests' site; the next one is the proxy's. */
const port = 9200;

/** A copy of the project as `npm start` shows it: what is saved in its editors' area is built and shown. */
export interface LiveSite {
  close(): Promise<void>;
}

/** Where it answers. */
export const liveSiteUrl = `http://localhost:${port}`;

/** Starts it. @throws Error with what it said if it ends before it is there */
export async function startLiveSite(): Promise<LiveSite> {
  await resetSiteCopy();
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: inSiteCopy(),
    env: { ...process.env, PORT: String(port), NODE_ENV: undefined },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const started = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
        if (output.includes(liveSiteUrl)) resolve();
      });
    }
  });
  const ended = once(child, "close");
  await Promise.race([
    started,
    ended.then(() => Promise.reject(new Error(`The live site did not start:\n${output}`))),
  ]);
  return {
    close: async () => {
      child.kill();
      await ended;
    },
  };
}
