import type { ProviderId } from "../../domain/payment";
import { ProviderError } from "../payments/providers/provider";
import type { Runtime } from "../runtime";
import { type CommandResult, failed } from "./command-result";

/** The parts of the runtime that `npm run payments` needs. */
export type PaymentsRuntime = Pick<Runtime, "store" | "environment" | "providers" | "log" | "now">;

/** Does something with a payment at its provider; a failure there is told below `what`, which names the payment. */
export async function atProvider(
  what: string,
  provider: ProviderId,
  work: () => Promise<CommandResult>,
): Promise<CommandResult> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return failed(`${what}\n${provider} failed: ${error.code}. Look at its dashboard before you try again.`);
  }
}

/** The provider of a payment cannot be asked. */
export function notConfigured(what: string, provider: ProviderId): CommandResult {
  return failed(`${what}\n${provider} is not configured: set its variables first.`);
}
