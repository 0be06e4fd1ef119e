/** Netlify runs this function every five minutes, as docs/operations.md recommends for the regular job. */
export const config = { schedule: "*/5 * * * *" };

/**
 * Runs the regular job by `POST /api/outbox`, authorized with the shared `OUTBOX_SECRET`.
 *
 * @throws {Error} if a setting is missing or the status code is not 2xx; Netlify logs the error
 */
export default async function runOutbox() {
  const { URL: site, OUTBOX_SECRET } = process.env;
  if (!site || !OUTBOX_SECRET) throw new Error("OUTBOX_SECRET is not set: the regular job cannot be called");
  const answer = await fetch(`${site}/api/outbox`, {
    method: "POST",
    headers: { Authorization: `Bearer ${OUTBOX_SECRET}` },
  });
  if (!answer.ok) throw new Error(`The regular job was answered ${answer.status}`);
}
