import type { Route } from "../../../src/domain/api-path";
import type { Handler } from "../../../src/server/http/request";
import { routeHandler } from "./contract";
import { get } from "./requests";

export const handleInquiry = routeHandler("inquiries");
export const handleDonation = routeHandler("donations");
export const handlePurchase = routeHandler("purchases");
export const handleMethods = routeHandler("payments/methods");
export const handleReview = routeHandler("payments/review");
export const handleStatus = routeHandler("payments/status");
export const handleResult = routeHandler("payments/result");
export const handleGoods = routeHandler("goods");
export const handleGoodsFile = routeHandler("goods/file");
export const handleLesson = routeHandler("goods/lesson");
export const handleHealth = routeHandler("healthz");
export const handleOutbox = routeHandler("outbox");
export const handleViolation = routeHandler("violations");
export const handleVitals = routeHandler("vitals");
export const handleOpenApi = routeHandler("openapi.json");
export const stripeHook = routeHandler("webhooks/stripe");
export const midtransHook = routeHandler("webhooks/midtrans");
export const handleCampaign = routeHandler("campaigns");
export const handleGifts = routeHandler("gifts");
export const handleAskForGift = routeHandler("gifts/ask");
export const handleEndGift = routeHandler("gifts/end");
export const handleGiftPortal = routeHandler("gifts/portal");

/** A handler that follows a redirect to another page of the functions, as browsers do. */
export function followed(handler: Handler): Handler {
  return async (request, runtime) => {
    const answer = await handler(request, runtime);
    const { pathname, searchParams } = new URL(answer.headers.location ?? "/", "https://tajuk.example");
    if (!pathname.startsWith("/api/")) return answer;
    const route = routeHandler(pathname.replace("/api/", "") as Route);
    return route(get(Object.fromEntries(searchParams)), runtime);
  };
}

/** Of browsers without scripts. */
export const donateByForm = followed(handleDonation);
export const purchaseByForm = followed(handlePurchase);
