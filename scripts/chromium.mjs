/** Prints the path of the Chromium to test with; if there is none, installs it where permitted. */
import { ensureChromium } from "./lib/chromium.mjs";
import { runMain } from "./lib/problem.mjs";

await runMain(async () => {
  console.log(await ensureChromium());
  return 0;
});
