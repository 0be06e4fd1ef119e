import type { z } from "zod";
import type { Route } from "../../domain/api-path";
import { inquiryRefusal, inquirySent, refusal, visitRefusal } from "../../domain/contract/answers";
import { fine, jobAnswer, jobFailed, openApi, unwell } from "../../domain/contract/operation-answers";
import { orderRefusal, orderStart } from "../../domain/contract/order-answers";
import {
  donationRequest,
  inquiryRequest,
  purchaseRequest,
  violationReport,
  visitSchema,
} from "../../domain/contract/requests";
import { formLimit } from "../http/fields";
import { visitLimit } from "../vitals/handle-vitals";
import { campaignOperations } from "./campaign-operations";
import { giftOperations } from "./gift-operations";
import { goodsOperations } from "./goods-operations";
import { formRefusals, type Operation, storeAway, tooLarge, tooMany, unreadable } from "./operation";
import { paymentOperations } from "./payment-operations";

const inquiry: Operation = {
  method: "POST",
  summary: "Sends a message to the team.",
  body: { schema: inquiryRequest, asForm: true },
  answers: {
    200: { description: "It was stored before.", json: inquirySent },
    201: { description: "It is stored durably.", json: inquirySent },
    303: { description: "A plain form's message is stored durably; leads to a page that says so." },
    ...formRefusals(inquiryRefusal),
    503: { description: "It was not stored: try again later.", json: inquiryRefusal, isPage: true },
  },
};

const order = (summary: string, schema: z.ZodType): Operation => ({
  method: "POST",
  summary,
  body: { schema, asForm: true },
  answers: {
    200: {
      description: "Where to pay. To people who typed something personal, what will be charged.",
      json: orderStart,
      isPage: true,
    },
    303: {
      description:
        "Leads a payer who sent a plain form to the page about what will be charged, and from there to the payment page.",
    },
    ...formRefusals(orderRefusal),
    503: { description: "Nothing was charged: try again later.", json: orderRefusal, isPage: true },
  },
});

const webhook = (summary: string): Operation => ({
  method: "POST",
  summary,
  answers: {
    200: { description: "Taken.", json: fine },
    400: { description: "The provider did not sign it, or it cannot be read.", json: refusal },
    404: { description: "The provider is not configured.", json: refusal },
    503: {
      ...storeAway,
      description: "It could not be confirmed, or not be stored: the provider sends it again.",
    },
  },
});

/** The routes, by their paths below `/api/`. */
export const operations = {
  donations: order("Starts a donation.", donationRequest),
  ...campaignOperations,
  ...giftOperations,
  ...goodsOperations,
  healthz: {
    method: "GET",
    summary: "Whether anything is wrong with the site.",
    answers: {
      200: { description: "Nothing is.", json: fine },
      503: { description: "Something is.", json: unwell },
    },
  },
  inquiries: inquiry,
  "openapi.json": {
    method: "GET",
    summary: "This description.",
    answers: { 200: { description: "OpenAPI 3.1.", json: openApi } },
  },
  outbox: {
    method: "POST",
    summary: "Runs the regular job, for a scheduler.",
    needsSecret: true,
    answers: {
      200: { description: "It ran, or it is running already.", json: jobAnswer },
      401: { description: "The secret is wrong.", json: refusal },
      404: { description: "No secret is set.", json: refusal },
      429: { description: "After ten wrong secrets in a minute.", json: refusal },
      503: { description: "Steps of it failed.", json: jobFailed },
    },
  },
  ...paymentOperations,
  purchases: order("Starts the purchase of a resource.", purchaseRequest),
  violations: {
    method: "POST",
    summary: "Logs what a browser refused because the policy of a page does not allow it.",
    body: { schema: violationReport, type: "application/csp-report" },
    answers: {
      204: { description: "Taken, which does not mean logged." },
      400: { description: "It is no such report.", json: refusal },
      413: { description: tooLarge(formLimit), json: refusal },
    },
  },
  vitals: {
    method: "POST",
    summary: "Counts what a page measured during a visit.",
    body: { schema: visitSchema },
    answers: {
      204: { description: "Counted, which does not mean stored." },
      400: { description: unreadable, json: refusal },
      403: { description: "It was sent from another site.", json: refusal },
      404: { description: "This site does not measure visits.", json: refusal },
      413: { description: tooLarge(visitLimit), json: refusal },
      415: { description: "It is neither JSON nor a plain form.", json: refusal },
      422: { description: "A figure is not right.", json: visitRefusal },
      429: { description: tooMany, json: refusal },
    },
  },
  "webhooks/midtrans": webhook("Takes Midtrans' notifications."),
  "webhooks/stripe": webhook("Takes Stripe's events."),
} as const satisfies Readonly<Record<Route, Operation>>;
