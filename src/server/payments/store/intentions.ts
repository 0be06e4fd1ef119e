import { z } from "zod";
import { deriveReference } from "../../reference";
import type { Store } from "../../storage/store";

const member = z.object({ reference: z.string() });

const folderOf = (intention: string) => `intentions:${intention}`;

/** The id of an intention, by the key that the browser keeps for it. */
export function intentionId(key: string): string {
  return deriveReference(["intention", key]);
}

/** References of the payments that were started for one intention, oldest first. */
export async function paymentsOf(store: Store, intention: string): Promise<readonly string[]> {
  const folder = folderOf(intention);
  const members = await Promise.all(
    (await store.names(folder)).map((number) => store.read(`${folder}:${number}`, member)),
  );
  return members.flatMap((each) => (each ? [each.reference] : []));
}

/** Adds a payment to an intention, as its newest; a payment that is there already stays where it is. */
export async function addToIntention(store: Store, intention: string, reference: string): Promise<void> {
  for (;;) {
    const known = await paymentsOf(store, intention);
    if (known.includes(reference)) return;
    const number = String(known.length + 1).padStart(6, "0");
    if (await store.create(`${folderOf(intention)}:${number}`, member, { reference })) return;
  }
}
