import type { Route } from "../../domain/api-path";
import { refusal } from "../../domain/contract/answers";
import { paymentMethods } from "../../domain/contract/order-answers";
import { paymentStatus } from "../../domain/contract/payment-answers";
import { type Operation, storeAway, tooMany } from "./operation";

const lookUp = { ref: "The payment's reference, as the address of its result has it." };

/** The routes of payments, besides those that start them. */
export const paymentOperations = {
  "payments/methods": {
    method: "GET",
    summary: "How the site takes payments.",
    query: { product: "A product: then there is no way to buy while its files are missing." },
    answers: { 200: { description: "The methods.", json: paymentMethods }, 503: storeAway },
  },
  "payments/result": {
    method: "GET",
    summary: "The state of a payment, as a page.",
    query: {
      ...lookUp,
      lang: "The page's language, instead of the payer's.",
      still: "The page does not reload.",
    },
    answers: {
      200: { description: "The payment.", isPage: true },
      303: { description: "Without `ref`: leads to the payment in the address of the page before." },
      404: { description: "There is no such payment.", isPage: true },
      429: { description: tooMany, isPage: true },
      503: storeAway,
    },
  },
  "payments/review": {
    method: "GET",
    summary: "What an order would charge and by whom, as a page with a button for each way to pay.",
    query: {
      product:
        "What is bought. Otherwise it is a donation, with the fields of its form except personal ones.",
      language: "In which the order was chosen.",
      lang: "The page's language, instead of that one.",
    },
    answers: {
      200: { description: "The page.", isPage: true },
      422: { description: "Something in it is not right; a page shows it again.", isPage: true },
      503: storeAway,
    },
  },
  "payments/status": {
    method: "GET",
    summary: "The state of a payment.",
    query: { ...lookUp, lang: "The language of `title`, instead of the payer's." },
    answers: {
      200: { description: "The payment.", json: paymentStatus },
      404: { description: "There is no such payment.", json: refusal },
      429: { description: tooMany, json: refusal },
      503: storeAway,
    },
  },
} as const satisfies Readonly<Partial<Record<Route, Operation>>>;
