/** `npm run rollback`: shows the release before the newest one again. A running server shows it within a second. */
import { parseArgs } from "node:util";
import { runMain } from "./lib/problem.mjs";
import { root } from "./lib/root.mjs";
// the settings in the file .env
import "./lib/run-command";
import { rollBack } from "./live/roll-back.mjs";

await runMain(async () => {
  const { values } = parseArgs({ options: { help: { type: "boolean" } } });
  if (values.help) {
    console.log("Usage: npm run rollback\n\nShows the release before the newest one again.");
    return 0;
  }
  await rollBack(root);
  console.log("The release before is shown again. npm run rollback once more shows this one.");
  return 0;
});
