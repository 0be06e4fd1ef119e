/** `npm run inbox`: lists, shows, exports and deletes inquiries. */
import { runInbox } from "../src/server/cli/inbox";
import { readEnvironment } from "../src/server/environment/environment";
import { openStore } from "../src/server/storage/open-store";

async function main() {
  const store = await openStore(readEnvironment());
  const { output, exitCode } = await runInbox(process.argv.slice(2), store);
  await new Promise<void>((written) => process.stdout.write(`${output}\n`, () => written()));
  // an open connection of the store would keep the process running
  process.exit(exitCode);
}

await main();
