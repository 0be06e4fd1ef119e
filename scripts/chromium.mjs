/** Prints the path of the Chromium to test with; installs one where there is none and this may be done. */
import { ensureChromium } from "./lib/chromium.mjs";
import { runMain } from "./lib/problem.mjs";

await runMain(async () => {
  console.log(await ensureChromium());
  return 0;
});
