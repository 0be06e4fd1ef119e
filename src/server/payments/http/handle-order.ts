import type { OrderStart } from "../../../domain/contract/answers";
import { toPlainAmount } from "../../../domain/money";
import { pageHeaders } from "../../html/page";
import { htmlAnswer, jsonAnswer, retryAfter, seeOther } from "../../http/answer";
import { bodyProblemStatus, channelOf, readFields } from "../../http/fields";
import type { Handler, ServerAnswer } from "../../http/request";
import { isSameOrigin } from "../../http/same-origin";
import { idempotencyKey, shortReference } from "../../reference";
import { siteUrl } from "../../runtime";
import { createTexts } from "../../texts";
import { isOnSale, type Offer, offersFor } from "../offers";
import { type Order, type OrderReader, readDonation, readPurchase } from "../order";
import { reviewPage } from "../pages/review-page";
import { samplePage } from "../pages/sample-page";
import { type StartOutcome, startPayment } from "../start-payment";
import { attemptOf, isWrongEmail } from "./attempt-fields";
import { type Exchange, refuse, refuseChoice } from "./refuse-order";

/** `POST /api/donations`: starts a donation. */
export const handleDonation: Handler = orderHandler(readDonation);

/** `POST /api/purchases`: starts the purchase of a resource. */
export const handlePurchase: Handler = orderHandler(readPurchase);

function orderHandler(readOrder: OrderReader): Handler {
  return async (request, runtime) => {
    const body = readFields(request);
    const fields = body.ok ? withReview(body.fields) : {};
    const texts = createTexts(runtime.siteData, fields.language);
    const exchange = { fields, channel: channelOf(request), runtime, texts, address: request.address };
    if (!isSameOrigin(request, siteUrl(runtime))) return refuse(exchange, "cross_origin", 403);
    if (!body.ok) return refuse(exchange, body.problem, bodyProblemStatus(body.problem));
    const read = readOrder(fields, runtime.siteData, texts);
    if (!read.ok) return refuseChoice(exchange, read.errors);
    if (!(await isOnSale(read.order, texts, runtime))) return refuse(exchange, "not_on_sale", 422);
    const found = offersFor(read.order, runtime);
    return found.ok ? chooseOffer(exchange, read.order, found.offers) : refuseChoice(exchange, found.errors);
  };
}

/** The review page's own button adds the fee or leaves it out, and shows that page again. */
function withReview(fields: Exchange["fields"]): Exchange["fields"] {
  return "review" in fields ? { ...fields, coversFee: fields.review } : fields;
}

/**
 * Starts the payment with the chosen method. A plain form first gets the review page, which shows what will
 * be charged and adds the method and the idempotency key.
 */
function chooseOffer(
  exchange: Exchange,
  order: Order,
  offers: readonly Offer[],
): ServerAnswer | Promise<ServerAnswer> {
  const { fields, channel, runtime, texts } = exchange;
  const key = idempotencyKey(fields.idempotencyKey);
  const method = fields.method ?? "";
  const [first, ...others] = offers;
  const offer =
    method === "" && others.length === 0 ? first : offers.find(({ provider }) => provider.id === method);
  if (!offer && method !== "") return refuseChoice(exchange, { method: "unavailable" });
  const isWrong = isWrongEmail(fields) && offers.some(({ provider }) => provider.charges);
  if (isWrong && channel === "script") return refuseChoice(exchange, { email: "invalid" });
  const isShownAgain = channel === "plain" && "review" in fields;
  if (offer && !isWrong && !isShownAgain && (key || !offer.provider.charges))
    return start(exchange, order, offer, key ?? "");
  if (channel === "plain") {
    const page = reviewPage(runtime, texts, order, offers, fields);
    return htmlAnswer(isWrong ? 422 : 200, page, pageHeaders(runtime));
  }
  return refuseChoice(exchange, {
    ...(!offer && { method: "required" }),
    ...(!key && { idempotencyKey: "required" }),
  });
}

async function start(exchange: Exchange, order: Order, offer: Offer, key: string): Promise<ServerAnswer> {
  const { channel, runtime, texts, address } = exchange;
  const attempt = { order, offer, key, ...attemptOf(exchange.fields) };
  const outcome = await startPayment({ ...attempt, language: texts.language, channel, address }, runtime);
  switch (outcome.status) {
    case "payment_rate_limited":
      return refuse(exchange, outcome.status, 429, retryAfter(outcome.retryAfterSeconds));
    case "payment_unavailable":
    case "sums_taken":
      return refuse(exchange, outcome.status, 503, retryAfter(60));
    default:
      return channel === "script"
        ? jsonAnswer(200, started(outcome, offer))
        : plainStart(outcome, exchange, order);
  }
}

type Started = Extract<StartOutcome, { readonly status: "sample" | "redirect" }>;

function started(outcome: Started, { charge }: Offer): OrderStart {
  if (outcome.status === "sample") return { status: "sample", amount: toPlainAmount(charge) };
  const { status, url, intent } = outcome;
  const { provider: method, charge: amount } = intent;
  return { status, url, reference: shortReference(intent.reference), method, amount: toPlainAmount(amount) };
}

function plainStart(outcome: Started, { runtime, texts }: Exchange, order: Order): ServerAnswer {
  if (outcome.status === "redirect") return seeOther(outcome.url);
  return htmlAnswer(200, samplePage(runtime, texts, order), pageHeaders(runtime));
}
