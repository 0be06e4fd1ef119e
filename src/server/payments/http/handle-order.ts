import type { OrderError, OrderStart } from "../../../domain/contract/answers";
import { toDecimal, toPlainAmount } from "../../../domain/money";
import { localizedPath } from "../../../domain/paths";
import type { OrderProblem } from "../../../domain/payment";
import { messagePage } from "../../html/message-page";
import { pageHeaders } from "../../html/page";
import { htmlAnswer, jsonAnswer, refusalAnswer, retryAfter, seeOther } from "../../http/answer";
import { type BodyProblem, bodyProblemStatus, type Channel, channelOf, readFields } from "../../http/fields";
import type { Handler, ServerAnswer } from "../../http/request";
import { isSameOrigin } from "../../http/same-origin";
import { idempotencyKey, shortReference } from "../../reference";
import { type Runtime, siteUrl } from "../../runtime";
import { createTexts, type Texts } from "../../texts";
import { isOnSale, type Offer, offersFor } from "../offers";
import { type Order, type OrderErrors, type OrderReader, readDonation, readPurchase } from "../order";
import { choiceFormPage } from "../pages/choice-form-page";
import { choicePage } from "../pages/order-links";
import { reviewPage } from "../pages/review-page";
import { samplePage } from "../pages/sample-page";
import { type StartOutcome, startPayment } from "../start-payment";
import { attemptOf, isWrongEmail } from "./attempt-fields";

/** `POST /api/donations`: starts a donation. */
export const handleDonation: Handler = orderHandler(readDonation);

/** `POST /api/purchases`: starts the purchase of a resource. */
export const handlePurchase: Handler = orderHandler(readPurchase);

type Fields = Readonly<Record<string, unknown>>;

/** Everything needed to answer one request. */
interface Exchange {
  readonly fields: Fields;
  readonly channel: Channel;
  readonly runtime: Runtime;
  readonly texts: Texts;
  readonly address: string;
}

function orderHandler(readOrder: OrderReader): Handler {
  return async (request, runtime) => {
    const body = readFields(request);
    const fields = body.ok ? body.fields : {};
    const texts = createTexts(runtime.siteData, fields.language);
    const exchange = { fields, channel: channelOf(request), runtime, texts, address: request.address };
    if (!isSameOrigin(request, siteUrl(runtime))) return refuse(exchange, "cross_origin", 403);
    if (!body.ok) return refuse(exchange, body.problem, bodyProblemStatus(body.problem));
    const read = readOrder(fields, runtime.siteData, texts);
    if (!read.ok) return refuseChoice(exchange, read.errors);
    if (!isOnSale(read.order, texts, runtime)) return refuse(exchange, "not_on_sale", 422);
    const found = offersFor(read.order, runtime);
    return found.ok ? chooseOffer(exchange, read.order, found.offers) : refuseChoice(exchange, found.errors);
  };
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
  if (offer && !isWrong && (key || !offer.provider.charges)) return start(exchange, order, offer, key ?? "");
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
  if (outcome.status === "payment_rate_limited") {
    return refuse(exchange, outcome.status, 429, retryAfter(outcome.retryAfterSeconds));
  }
  if (outcome.status === "payment_unavailable") return refuse(exchange, outcome.status, 503, retryAfter(60));
  return channel === "script"
    ? jsonAnswer(200, started(outcome, offer))
    : plainStart(outcome, exchange, order);
}

type Started = Extract<StartOutcome, { readonly status: "sample" | "redirect" }>;

function started(outcome: Started, { charge, provider }: Offer): OrderStart {
  const amount = toPlainAmount(charge);
  if (outcome.status === "sample") return { status: "sample", amount };
  const { url, reference } = outcome;
  return { status: "redirect", url, reference: shortReference(reference), method: provider.id, amount };
}

function plainStart(outcome: Started, { runtime, texts }: Exchange, order: Order): ServerAnswer {
  if (outcome.status === "redirect") return seeOther(outcome.url);
  return htmlAnswer(200, samplePage(runtime, texts, order), pageHeaders(runtime));
}

function refuseChoice(exchange: Exchange, errors: OrderErrors): ServerAnswer {
  const { channel, runtime, texts, fields } = exchange;
  if (channel === "plain")
    return htmlAnswer(422, choiceFormPage(runtime, texts, { fields, errors }), pageHeaders(runtime));
  const { amount, ...others } = errors;
  const bounds = amount && {
    currency: amount.minimum.currency,
    minimum: toDecimal(amount.minimum),
    maximum: toDecimal(amount.maximum),
  };
  const codes = { ...others, ...(amount && { amount: amount.code }) };
  const meanings = amount?.meanings?.map(toPlainAmount);
  const error: OrderError = { status: "error", code: "payment_invalid", fields: codes, bounds, meanings };
  return jsonAnswer(422, error);
}

type Problem = BodyProblem | Exclude<OrderProblem, "payment_invalid">;

function refuse(
  { channel, runtime, texts, fields }: Exchange,
  problem: Problem,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): ServerAnswer {
  if (channel === "script") return refusalAnswer(status, problem, headers);
  const { t } = texts;
  const page = messagePage(runtime, texts, {
    heading: t("server:page.error"),
    paragraphs: [t(`forms:problems.${problem}`)],
    link: {
      href: localizedPath(choicePage(fields, runtime), texts.language),
      text: t(problem === "not_on_sale" ? "server:page.ask" : "server:page.back"),
    },
  });
  return htmlAnswer(status, page, { ...pageHeaders(runtime), ...headers });
}
