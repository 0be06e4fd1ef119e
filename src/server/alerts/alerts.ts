import { z } from "zod";
import { alertKinds } from "../../domain/contract/operation-answers";
import type { Store } from "../storage/store";

const alert = z.object({
  kind: z.enum(alertKinds),
  /** `raised`: something is wrong; `cleared`: it is well again. */
  event: z.enum(["raised", "cleared"]),
  at: z.iso.datetime(),
});

/** Something to tell the team once. Like a notice, it stays stored, and the outbox sends it. */
export type Alert = z.output<typeof alert>;

const folder = "alerts";

/** Stores an alert unless the same one is stored. */
export async function addAlert(store: Store, { kind, event, at }: Alert): Promise<void> {
  const moment = at.replaceAll(/\D/g, "");
  await store.create(`${folder}:${kind}-${event}-${moment}`, alert, { kind, event, at });
}

export function alertIds(store: Store): Promise<readonly string[]> {
  return store.names(folder);
}

export function readAlert(store: Store, id: string): Promise<Alert | undefined> {
  return store.read(`${folder}:${id}`, alert);
}
