import type { Route } from "../domain/api-path";
import { handleGoods, handleGoodsFile, handleLesson } from "./goods/handle-goods";
import { handleHealth } from "./health/handle-health";
import { errorAnswer } from "./http/error-answer";
import { readerLanguage } from "./http/fields";
import type { Handler } from "./http/request";
import { answerStoreAway } from "./http/store-away";
import { handleInquiry } from "./inquiries/handle-inquiry";
import { handleCampaign } from "./ledger/handle-campaign";
import { handleOpenApi } from "./openapi/document";
import { operations } from "./openapi/operations";
import { handleOutbox } from "./outbox/handle-outbox";
import {
  handleAskForGift,
  handleEndGift,
  handleGiftPortal,
  handleGifts,
} from "./payments/gifts/handle-gifts";
import { handleDonation, handlePurchase, handleReview } from "./payments/http/handle-order";
import { handleMethods, handleResult, handleStatus } from "./payments/http/handle-payment";
import { webhookHandler } from "./payments/http/handle-webhook";
import { handleViolation } from "./violations/handle-violation";
import { handleVitals } from "./vitals/handle-vitals";

const handlers: Readonly<Record<Route, Handler>> = {
  campaigns: handleCampaign,
  donations: handleDonation,
  gifts: handleGifts,
  "gifts/ask": handleAskForGift,
  "gifts/end": handleEndGift,
  "gifts/portal": handleGiftPortal,
  goods: handleGoods,
  "goods/file": handleGoodsFile,
  "goods/lesson": handleLesson,
  healthz: handleHealth,
  inquiries: handleInquiry,
  "openapi.json": handleOpenApi,
  outbox: handleOutbox,
  "payments/methods": handleMethods,
  "payments/result": handleResult,
  "payments/review": handleReview,
  "payments/status": handleStatus,
  purchases: handlePurchase,
  violations: handleViolation,
  vitals: handleVitals,
  "webhooks/midtrans": webhookHandler("midtrans"),
  "webhooks/stripe": webhookHandler("stripe"),
};

/**
 * Every request to `/api/`: passes it on to the handler of its path, and answers 404 where there is none. While the
 * store fails, whoever asked is told to come again.
 */
export const handleApi: Handler = async (request, runtime) => {
  if (!isRoute(request.path)) {
    return errorAnswer(404, request, { ...runtime, language: readerLanguage(request) });
  }
  const allowed = operations[request.path].method === "GET" ? ["GET", "HEAD"] : ["POST"];
  if (!allowed.includes(request.method)) {
    const refused = errorAnswer(405, request, { ...runtime, language: readerLanguage(request) });
    return { ...refused, headers: { ...refused.headers, allow: allowed.join(", ") } };
  }
  return handlers[request.path](request, runtime).catch((error: unknown) =>
    answerStoreAway(error, request, runtime),
  );
};

const isRoute = (path: string): path is Route => Object.hasOwn(handlers, path);
