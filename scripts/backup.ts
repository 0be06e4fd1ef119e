/** `npm run backup`: copies all records of the store into a folder, and back into a store. */
import { runBackup } from "../src/server/cli/backup";
import { storeName } from "../src/server/cli/store-name";
import { openDriver } from "../src/server/storage/open-store";
import { runProgram } from "./lib/run-command";

await runProgram(async (environment) =>
  runBackup(process.argv.slice(2), await openDriver(environment), storeName(environment)),
);
