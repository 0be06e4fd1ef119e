/** `npm run health`: says what is wrong with the running site, with figures; fails if anything is. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { runHealth } from "../src/server/cli/health";
import { readEnvironment } from "../src/server/environment/environment";
import { consoleLog } from "../src/server/log";
import { openStore } from "../src/server/storage/open-store";
import { root } from "./lib/root.mjs";

const manifest = z.object({ version: z.string() });

const environment = readEnvironment();
const { version } = manifest.parse(JSON.parse(await readFile(path.join(root, "package.json"), "utf8")));
const runtime = {
  store: await openStore(environment),
  environment,
  log: consoleLog,
  now: () => new Date(),
};
const { output, exitCode } = await runHealth(runtime, `${version}, Node ${process.version}`);
await new Promise<void>((written) => process.stdout.write(`${output}\n`, () => written()));
// an open connection of the store would keep the process running
process.exit(exitCode);
