/** `npm run health`: says what is wrong with the running site, with figures; fails if anything is. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { runHealth } from "../src/server/cli/health";
import { root } from "./lib/root.mjs";
import { runCommand } from "./lib/run-command";

const manifest = z.object({ version: z.string() });
const { version } = manifest.parse(JSON.parse(await readFile(path.join(root, "package.json"), "utf8")));

await runCommand((runtime) => runHealth(runtime, `${version}, Node ${process.version}`));
