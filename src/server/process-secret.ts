import { randomBytes } from "node:crypto";
import type { Environment } from "./environment/environment";
import { processState } from "./process-state";

type Secrets = Pick<Environment, "OUTBOX_SECRET" | "LINK_SECRET" | "GOODS_SECRET" | "REDIS_URL">;

/**
 * The secret that signs what a form has to send back, and hides the networks that limits count. Processes that share a
 * configured one accept what another has signed, and count in one place under one name. Without any, each process makes
 * its own.
 */
export function processSecret({ OUTBOX_SECRET, LINK_SECRET, GOODS_SECRET, REDIS_URL }: Secrets): string {
  const configured = OUTBOX_SECRET ?? LINK_SECRET ?? GOODS_SECRET ?? REDIS_URL;
  return configured ?? processState("secret", () => randomBytes(32).toString("hex"));
}
