/** When Netlify calls this function: the regular job of docs/operations.md. */
export const config = { schedule: "*/5 * * * *" };

/**
 * Calls the site's own job, with the secret that both know.
 *
 * @throws {Error} where the job was not taken; Netlify shows it in the function's log
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
