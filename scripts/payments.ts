/** `npm run payments`: what an operator may have to do with one payment. */
import { runPayments } from "../src/server/cli/payments";
import { createProviders } from "../src/server/payments/providers/create-providers";
import { runCommand } from "./lib/run-command";

await runCommand((runtime) =>
  runPayments(process.argv.slice(2), {
    ...runtime,
    providers: createProviders(runtime.environment),
  }),
);
