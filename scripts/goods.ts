/** `npm run goods`: lists the files that are sold, and puts them where the site takes them from. */
import { runGoods } from "../src/server/cli/goods";
import { loadSiteData } from "../src/server/site-data";
import { orExitUnbuilt, runCommand } from "./lib/run-command";

await runCommand((runtime) =>
  runGoods(process.argv.slice(2), runtime, () => {
    orExitUnbuilt();
    return loadSiteData();
  }),
);
