import { z } from "zod";
import type { Runtime } from "../runtime";
import type { StorageRuntime } from "../storage/quarantine";
import { readExpendable } from "../storage/read-expendable";

const key = "mail:refused";

/** The addresses of the team that the mail server refused, while `MAIL_TO` was `among`. */
const refusal = z.object({ addresses: z.array(z.string()), among: z.array(z.string()) });

type MailRuntime = StorageRuntime & Pick<Runtime, "environment">;

/** Notes which addresses of `MAIL_TO` the mail server refused when it took the last e-mail to the team. */
export async function noteRefusedOfTeam(
  { store, log, environment }: MailRuntime,
  addresses: readonly string[],
): Promise<void> {
  if (addresses.length === 0) return store.remove(key);
  log("error", "mail_partly_taken", { code: "MAIL_TO", count: addresses.length });
  await store.write(key, refusal, { addresses: [...addresses], among: environment.MAIL_TO });
}

/** Which addresses of `MAIL_TO` the mail server refuses, as far as is known: once the setting is another one, none is. */
export async function refusedOfTeam(runtime: MailRuntime): Promise<readonly string[]> {
  const known = await readExpendable(runtime, key, refusal);
  return known?.among.join() === runtime.environment.MAIL_TO.join() ? known.addresses : [];
}
