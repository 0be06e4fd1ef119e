/** `npm run outbox`: once, sends waiting e-mails, checks open payments and removes old inquiries. */
import { readEnvironment } from "../src/server/environment/environment";
import { runJob } from "../src/server/outbox/run-job";
import { createRuntime } from "../src/server/runtime";

const { delivery, waiting, purged, openPayments } = await runJob(await createRuntime(readEnvironment()));
console.log(
  [
    `mail: ${delivery.status}, ${delivery.sent} sent, ${delivery.failed} failed, ${waiting} waiting`,
    `inquiries removed after the retention time: ${purged}`,
    `payments still open: ${openPayments}`,
  ].join("\n"),
);
// an open connection of the store would keep the process running
process.exit(delivery.failed > 0 ? 1 : 0);
