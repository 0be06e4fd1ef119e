/** `npm run quarantine`: lists, restores and deletes damaged records that were set aside. */
import { runQuarantine } from "../src/server/cli/quarantine";
import { readEnvironment } from "../src/server/environment/environment";
import { consoleLog } from "../src/server/log";
import { openStore } from "../src/server/storage/open-store";

const store = await openStore(readEnvironment());
const runtime = { store, log: consoleLog, now: () => new Date() };
const { output, exitCode } = await runQuarantine(process.argv.slice(2), runtime);
await new Promise<void>((written) => process.stdout.write(`${output}\n`, () => written()));
// an open connection of the store would keep the process running
process.exit(exitCode);
