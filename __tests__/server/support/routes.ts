import { routeHandler } from "./contract";

export const handleInquiry = routeHandler("inquiries");
export const handleDonation = routeHandler("donations");
export const handlePurchase = routeHandler("purchases");
export const handleMethods = routeHandler("payments/methods");
export const handleStatus = routeHandler("payments/status");
export const handleResult = routeHandler("payments/result");
export const handleHealth = routeHandler("healthz");
export const handleOutbox = routeHandler("outbox");
export const handleVitals = routeHandler("vitals");
export const handleOpenApi = routeHandler("openapi.json");
export const stripeHook = routeHandler("webhooks/stripe");
export const midtransHook = routeHandler("webhooks/midtrans");
export const handleGifts = routeHandler("gifts");
export const handleAskForGift = routeHandler("gifts/ask");
export const handleEndGift = routeHandler("gifts/end");
export const handleGiftPortal = routeHandler("gifts/portal");
