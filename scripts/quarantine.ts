/** `npm run quarantine`: lists, restores and deletes damaged records that were set aside. */
import { runQuarantine } from "../src/server/cli/quarantine";
import { runCommand } from "./lib/run-command";

await runCommand((runtime) => runQuarantine(process.argv.slice(2), runtime));
