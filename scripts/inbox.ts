/** `npm run inbox`: lists, shows, exports, deletes and restores inquiries, and confirms their removal. */
import { runInbox } from "../src/server/cli/inbox";
import { runCommand } from "./lib/run-command";

await runCommand((runtime) => runInbox(process.argv.slice(2), runtime));
