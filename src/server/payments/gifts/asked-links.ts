import { z } from "zod";
import { errorCode } from "../../log";
import { deriveReference } from "../../reference";
import type { Runtime } from "../../runtime";
import { passOver } from "../../storage/quarantine";
import { readExpendable } from "../../storage/read-expendable";
import { sendLinks } from "./send-links";

const folder = "asked-links";
const asked = z.object({ email: z.string() });

/**
 * Stores that the links of an address were asked for, and sends them after the answer. A host of functions may do
 * nothing after an answer: there, the regular job sends them. Returns whether it could be stored.
 */
export async function askForLinks(email: string, runtime: Runtime): Promise<boolean> {
  const name = deriveReference([folder, email.toLowerCase()]);
  try {
    await runtime.store.create(`${folder}:${name}`, asked, { email });
  } catch (error) {
    runtime.log("error", "link_not_asked", { code: errorCode(error) });
    return false;
  }
  runtime.later(() => sendAskedLinks(runtime));
  return true;
}

/** Sends the links that were asked for and forgets the addresses. One run at a time answers all that wait. */
export async function sendAskedLinks(runtime: Runtime): Promise<void> {
  await runtime.lock.run(folder, async () => {
    const waiting = new Map<string, string>();
    for (const name of await runtime.store.names(folder)) {
      const key = `${folder}:${name}`;
      try {
        waiting.set(key, (await readExpendable(runtime, key, asked))?.email ?? "");
      } catch (error) {
        await passOver(runtime, error, "link_not_sent", name);
      }
    }
    if (waiting.size === 0) return;
    await sendLinks([...waiting.values()], runtime);
    for (const key of waiting.keys()) await runtime.store.remove(key);
  });
}
