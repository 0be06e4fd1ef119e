import type { Route } from "../../domain/api-path";
import { refusal } from "../../domain/contract/answers";
import { campaignSum } from "../../domain/contract/payment-answers";
import { type Operation, storeAway, tooMany } from "./operation";

/** The route of campaigns. */
export const campaignOperations = {
  campaigns: {
    method: "GET",
    summary: "What came in for a campaign.",
    query: { campaign: "Its slug.", lang: "Of the page." },
    answers: {
      200: { description: "The sum, at most ten minutes old.", json: campaignSum, isPage: true },
      404: { description: "There is no such campaign.", json: refusal },
      429: { description: tooMany, json: refusal },
      503: storeAway,
    },
  },
} as const satisfies Readonly<Partial<Record<Route, Operation>>>;
