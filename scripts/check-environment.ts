/** `npm run check:environment`: prints what is wrong with the run-time settings; fails if anything is. */
import { checkContent } from "../src/server/environment/check-content";
import { readEnvironment } from "../src/server/environment/environment";
import { loadSiteData } from "../src/server/site-data";
import { orExit } from "./lib/run-command";

const environment = orExit(readEnvironment);
// before the first build nothing is known of the content: the build checks it itself
const built = await loadSiteData().catch(() => undefined);
if (built) orExit(() => checkContent(environment, built));
const { STORAGE, SMTP_URL, PAYMENT_PROVIDERS, GOODS_SECRET } = environment;
const payments = PAYMENT_PROVIDERS.join(" and ") || "sample";
console.log(
  `The environment is right: storage ${STORAGE}, mail ${SMTP_URL ? "on" : "off"}, payments ${payments}, sales ${GOODS_SECRET ? "on" : "off"}.`,
);
