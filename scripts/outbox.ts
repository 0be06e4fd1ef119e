/** `npm run outbox`: sends waiting mail, asks after open payments and removes old inquiries; once. */
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
// A store may hold a connection open.
process.exit(delivery.failed > 0 ? 1 : 0);
