/** `npm run inbox`: lists, shows, exports, deletes and restores inquiries, and confirms their removal. */
import { runInbox } from "../src/server/cli/inbox";
import { readEnvironment } from "../src/server/environment/environment";
import { consoleLog } from "../src/server/log";
import { openStore } from "../src/server/storage/open-store";

async function main() {
  const environment = readEnvironment();
  const store = await openStore(environment);
  const runtime = { store, environment, log: consoleLog, now: () => new Date() };
  const { output, exitCode } = await runInbox(process.argv.slice(2), runtime);
  await new Promise<void>((written) => process.stdout.write(`${output}\n`, () => written()));
  // an open connection of the store would keep the process running
  process.exit(exitCode);
}

await main();
