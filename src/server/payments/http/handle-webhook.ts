import type { ProviderId } from "../../../domain/payment";
import { jsonAnswer, refusalAnswer, retryAfter } from "../../http/answer";
import type { Handler } from "../../http/request";
import { isReference } from "../../reference";
import { seldom } from "../../seldom";
import { ProviderError } from "../providers/provider";
import { recordEvent } from "../store/record-event";
import { noteUnrecorded } from "../unrecorded";

/**
 * `POST /api/webhooks/<provider>`: events from a provider, which retries unless we answer 200. So are those about payments
 * that the store does not have: sent again, they would be as unknown, and the account may have other payments than ours.
 */
export function webhookHandler(id: ProviderId): Handler {
  return async (request, runtime) => {
    const provider = runtime.providers.find((each) => each.id === id);
    if (!provider) return refusalAnswer(404, "unknown");
    try {
      const reading = await provider.readWebhook({ ...request, receivedAt: runtime.now() });
      if (!reading.ok) {
        seldom(runtime)("error", "webhook_refused", { provider: id, code: reading.reason });
        return refusalAnswer(400, reading.reason);
      }
      for (const event of reading.events)
        if (isReference(event.reference) && !(await recordEvent(event, runtime)))
          await noteUnrecorded(event, id, runtime);
      return jsonAnswer(200, { status: "ok" });
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      runtime.log("error", "webhook_not_confirmed", { provider: id, code: error.code });
      return refusalAnswer(503, "not_confirmed", retryAfter(60));
    }
  };
}
