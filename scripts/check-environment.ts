/** `npm run check:environment`: prints what is wrong with the run-time settings; fails if anything is. */
import { EnvironmentError, readEnvironment } from "../src/server/environment/environment";

try {
  const { STORAGE, SMTP_URL, PAYMENT_PROVIDERS, GOODS_SECRET } = readEnvironment();
  const payments = PAYMENT_PROVIDERS.join(" and ") || "sample";
  console.log(
    `The environment is right: storage ${STORAGE}, mail ${SMTP_URL ? "on" : "off"}, payments ${payments}, sales ${GOODS_SECRET ? "on" : "off"}.`,
  );
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
