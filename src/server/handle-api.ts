import { handleHealth } from "./health/handle-health";
import { errorAnswer } from "./http/error-answer";
import { readerLanguage } from "./http/fields";
import type { Handler } from "./http/request";
import { handleInquiry } from "./inquiries/handle-inquiry";
import { handleOutbox } from "./outbox/handle-outbox";
import { handleDonation, handlePurchase } from "./payments/http/handle-order";
import { handleMethods, handleResult, handleStatus } from "./payments/http/handle-payment";
import { webhookHandler } from "./payments/http/handle-webhook";
import { handleVitals } from "./vitals/handle-vitals";

/** The handlers by their paths below `/api/`; docs/api.md describes each. */
export const routes: ReadonlyMap<string, Handler> = new Map([
  ["donations", handleDonation],
  ["healthz", handleHealth],
  ["inquiries", handleInquiry],
  ["outbox", handleOutbox],
  ["payments/methods", handleMethods],
  ["payments/result", handleResult],
  ["payments/status", handleStatus],
  ["purchases", handlePurchase],
  ["vitals", handleVitals],
  ["webhooks/midtrans", webhookHandler("midtrans")],
  ["webhooks/stripe", webhookHandler("stripe")],
]);

/** Every request to `/api/`: passes it on to the handler of its path, and answers 404 where there is none. */
export const handleApi: Handler = (request, runtime) => {
  const handler = routes.get(request.path);
  if (handler) return handler(request, runtime);
  const { siteData } = runtime;
  return Promise.resolve(errorAnswer(404, request, { siteData, language: readerLanguage(request) }));
};
