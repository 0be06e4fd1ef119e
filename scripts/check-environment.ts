/** `npm run check:environment`: prints what is wrong with the run-time settings; fails if anything is. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { readEnvironment } from "../src/server/environment/environment";
import { checkWritten } from "./lib/check-written";
import { ensureEnvironment, ensureFit } from "./lib/environment.mjs";
import { runMain } from "./lib/problem.mjs";
import { root } from "./lib/root.mjs";
import { orExit } from "./lib/run-command";
import { unknownSettings } from "./lib/unknown-settings";
import { unquotedSettings } from "./lib/unquoted-settings";
import { shownFacts } from "./live/releases.mjs";
import { assertFree } from "./server/listen.mjs";
import { siteAddress } from "./server/site-address.mjs";

if (existsSync(".env")) {
  const text = readFileSync(".env", "utf8");
  [...unknownSettings(text), ...unquotedSettings(text)].forEach((line) => console.error(line));
  if (process.platform !== "win32" && statSync(".env").mode & 0o004)
    console.error("Every user of this machine can read .env and the keys in it: chmod 600 .env");
}
const environment = orExit(readEnvironment);
await runMain(async () => {
  await ensureEnvironment();
  const { host } = await siteAddress(process.env);
  // the site itself may be listening at its port
  await assertFree(0, host);
  const facts = await shownFacts(root);
  // before the first build only the account for transfers is looked for: the build checks the rest itself
  if (existsSync(facts)) await ensureFit(facts);
  else orExit(() => checkWritten(environment, root));
  const { STORAGE, SMTP_URL, PAYMENT_PROVIDERS, GOODS_SECRET } = environment;
  const payments = PAYMENT_PROVIDERS.join(" and ") || "sample";
  console.log(
    `The environment is right: storage ${STORAGE}, mail ${SMTP_URL ? "on" : "off"}, payments ${payments}, sales ${GOODS_SECRET ? "on" : "off"}.`,
  );
  return 0;
});
