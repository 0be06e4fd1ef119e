/** `npm run check:environment`: prints what is wrong with the run-time settings; fails if anything is. */
import { checkContent } from "../src/server/environment/check-content";
import { readEnvironment } from "../src/server/environment/environment";
import { loadSiteData } from "../src/server/site-data";
import { checkWritten } from "./lib/check-written";
import { root } from "./lib/root.mjs";
import { orExit } from "./lib/run-command";

const environment = orExit(readEnvironment);
// before the first build only the account for transfers is looked for: the build checks the rest itself
const built = await loadSiteData().catch(() => undefined);
orExit(() => (built ? checkContent(environment, built) : checkWritten(environment, root)));
const { STORAGE, SMTP_URL, PAYMENT_PROVIDERS, GOODS_SECRET } = environment;
const payments = PAYMENT_PROVIDERS.join(" and ") || "sample";
console.log(
  `The environment is right: storage ${STORAGE}, mail ${SMTP_URL ? "on" : "off"}, payments ${payments}, sales ${GOODS_SECRET ? "on" : "off"}.`,
);
