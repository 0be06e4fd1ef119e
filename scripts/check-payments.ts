/** `npm run check:payments`: tries the payment providers with test keys, and says what is missing. */
import { checkPayments } from "../src/server/cli/check-payments";
import { readEnvironment } from "../src/server/environment/environment";
import { orExit } from "./lib/run-command";

// with a public site's address, the environment must not have the test keys that are tried here
const { SITE_URL = "", ...settings } = process.env;
const environment = orExit(() => readEnvironment({ ...settings, URL: undefined }));
const { output, exitCode } = await checkPayments(environment, SITE_URL, new Date());
console.log(output);
process.exitCode = exitCode;
