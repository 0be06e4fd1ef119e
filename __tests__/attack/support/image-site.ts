import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../setup/served-site";
import { imageFolder } from "./image-folder.mjs";

/** The folder that `npm run image:tree` made: it serves the site with its own packages. */
export const imageTree = path.resolve(__dirname, "../../..", imageFolder);

export interface ImageSite {
  readonly origin: string;
  readonly process: ChildProcess;
  /** What it wrote to its log so far, a line each. */
  readonly log: readonly string[];
  /** Kills it like a power cut, and waits until it is gone. */
  readonly kill: () => Promise<void>;
}

type Environment = Readonly<Record<string, string>>;

const settings = {
  HOST: "127.0.0.1",
  PAYMENT_PROVIDERS: "sample",
  CLIENT_ADDRESS_HEADER: "x-forwarded-for",
  INQUIRIES_PER_ADDRESS: "1000000",
  INQUIRIES_IN_ALL: "1000000",
  PAYMENTS_PER_ADDRESS: "1000000",
  PAYMENTS_IN_ALL: "1000000",
};

const started = new Set<ImageSite>();

/**
 * Serves the folder as the image does.
 *
 * @param environment settings of its own, such as `STORAGE_DIRECTORY`
 */
export async function serveImage(environment: Environment): Promise<ImageSite> {
  const port = environment.PORT ?? String(await freePort());
  const child = spawn(process.execPath, ["scripts/serve.mjs"], {
    cwd: imageTree,
    env: { PATH: process.env.PATH, NODE_ENV: "production", ...settings, ...environment, PORT: port },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const log: string[] = [];
  for (const output of [child.stdout, child.stderr])
    output.on("data", (text: Buffer) => log.push(...text.toString().split("\n").filter(Boolean)));
  const kill = async () => {
    started.delete(site);
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
    const gone = once(child, "exit");
    // the whole group: another program may have started it
    process.kill(-child.pid, "SIGKILL");
    await gone;
  };
  const site: ImageSite = { origin: `http://127.0.0.1:${port}`, process: child, log, kill };
  started.add(site);
  while (!log.some((line) => line.includes("The site is ready"))) {
    if (child.exitCode !== null) throw new Error(`The site did not start: ${log.join("\n")}`);
    await wait(50);
  }
  return site;
}

afterAll(async () => {
  for (const site of started) await site.kill();
});
