/** `npm run check:environment`: prints what is wrong with the run-time settings; fails if anything is. */
import { checkAccount } from "../src/server/environment/check-account";
import { EnvironmentError, readEnvironment } from "../src/server/environment/environment";
import { loadSiteData } from "../src/server/site-data";

try {
  const environment = readEnvironment();
  const { STORAGE, SMTP_URL, PAYMENT_PROVIDERS, GOODS_SECRET } = environment;
  // before the first build nothing is known of the content: the build checks it itself
  const built = await loadSiteData().catch(() => undefined);
  if (built) checkAccount(environment, built.bankAccount);
  const payments = PAYMENT_PROVIDERS.join(" and ") || "sample";
  console.log(
    `The environment is right: storage ${STORAGE}, mail ${SMTP_URL ? "on" : "off"}, payments ${payments}, sales ${GOODS_SECRET ? "on" : "off"}.`,
  );
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
