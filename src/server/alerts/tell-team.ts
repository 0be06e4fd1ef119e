import { z } from "zod";
import { type AlertKind, alertKinds } from "../../domain/contract/operation-answers";
import { deliverSoon } from "../outbox/deliver-due";
import type { Runtime } from "../runtime";
import type { StorageRuntime } from "../storage/quarantine";
import { readExpendable } from "../storage/read-expendable";
import { addAlert } from "./alerts";

/** Since when something is wrong, and whether the team was told. */
const wrongRecord = z.object({ since: z.iso.datetime(), isTold: z.boolean() });

const wrongKey = (kind: AlertKind) => `wrong:${kind}`;

/** Since when something is wrong, as the regular job last found it; undefined if it is well. */
export async function wrongSince(runtime: StorageRuntime, kind: AlertKind): Promise<Date | undefined> {
  const found = await readExpendable(runtime, wrongKey(kind), wrongRecord);
  return found && new Date(found.since);
}

/**
 * Notes what is wrong, and tells the team by e-mail what has gone wrong, once, and what is well again.
 * Without a mail server it is only noted.
 *
 * @param wrong everything that is wrong now
 * @param lookedAt what is well unless it is wrong; anything else is left as it was noted
 */
export async function tellTeam(
  runtime: Runtime,
  wrong: ReadonlySet<AlertKind>,
  lookedAt: readonly AlertKind[],
): Promise<void> {
  let told = 0;
  for (const kind of alertKinds)
    if (wrong.has(kind)) told += Number(await noteWrong(kind, runtime));
    else if (lookedAt.includes(kind)) told += Number(await noteWell(kind, runtime));
  if (told > 0) deliverSoon(runtime);
}

/** Notes that something is wrong. Returns whether there is a new alert. */
async function noteWrong(kind: AlertKind, runtime: Runtime): Promise<boolean> {
  const { store, mailer } = runtime;
  const known = await readExpendable(runtime, wrongKey(kind), wrongRecord);
  const isTelling = mailer !== undefined && !known?.isTold;
  if (known && !isTelling) return false;
  const at = runtime.now().toISOString();
  // the alert first: interrupted between the two steps, the team is told twice rather than never
  if (isTelling) await addAlert(store, { kind, event: "raised", at });
  await store.write(wrongKey(kind), wrongRecord, { since: known?.since ?? at, isTold: isTelling });
  return isTelling;
}

/** Notes that something is well. Returns whether there is a new alert, which there is if it was wrong before. */
async function noteWell(kind: AlertKind, runtime: Runtime): Promise<boolean> {
  const { store } = runtime;
  const known = await readExpendable(runtime, wrongKey(kind), wrongRecord);
  if (!known) return false;
  if (known.isTold) await addAlert(store, { kind, event: "cleared", at: runtime.now().toISOString() });
  await store.remove(wrongKey(kind));
  return known.isTold;
}
