import type { OrderStart } from "../../../domain/contract/order-answers";
import { toPlainAmount } from "../../../domain/money";
import { pageHeaders } from "../../html/page";
import { htmlAnswer, jsonAnswer, keptForBack, retryAfter, seeOther } from "../../http/answer";
import { bodyProblemStatus, channelOf, readFields } from "../../http/fields";
import type { Handler, ServerAnswer } from "../../http/request";
import { isSameOrigin } from "../../http/same-origin";
import { idempotencyKey, shortReference } from "../../reference";
import { siteUrl } from "../../runtime";
import { createTexts } from "../../texts";
import { isOnSale, type Offer, offersFor, takesNothing } from "../offers";
import { type Order, type OrderReader, readDonation, readPurchase } from "../order";
import { donationFormPage } from "../pages/donation-form-page";
import { reviewPath } from "../pages/order-links";
import { samplePage } from "../pages/sample-page";
import { asksForChange } from "../pages/way-back";
import { type StartOutcome, startPayment } from "../start-payment";
import { attemptOf, isPrivate, isWrongEmail } from "./attempt-fields";
import { type Exchange, refuse, refuseChoice, refuseUnproved } from "./refuse-order";
import { isOfDonationForm, shownOrder, takesMoney } from "./show-order";

/** `POST /api/donations`: starts a donation. */
export const handleDonation: Handler = orderHandler(readDonation);

/** `POST /api/purchases`: starts the purchase of a resource. */
export const handlePurchase: Handler = orderHandler(readPurchase);

function orderHandler(readOrder: OrderReader): Handler {
  return async (request, runtime) => {
    const body = readFields(request);
    const fields = withReview(body.fields);
    const texts = createTexts(runtime.siteData, fields.language);
    const { isOnlyShown } = body;
    const sender = { channel: channelOf(request), address: request.address };
    const exchange = { fields, runtime, texts, isOnlyShown, ...sender };
    if (!isSameOrigin(request, siteUrl(runtime))) return refuse(exchange, "cross_origin", 403);
    if (!body.ok) return refuse(exchange, body.problem, bodyProblemStatus(body.problem));
    if (exchange.channel === "plain" && asksForChange(fields, runtime))
      return htmlAnswer(200, donationFormPage(runtime, texts, fields), pageHeaders(runtime));
    const found = await findOffers(exchange, readOrder);
    if (!found.ok) return found.answer;
    return isOnlyShown && isOfDonationForm(fields)
      ? htmlAnswer(200, donationFormPage(runtime, texts, fields), pageHeaders(runtime))
      : chooseOffer(exchange, found.order, found.offers);
  };
}

/** `GET /api/payments/review?…`: what an order would charge and by whom, as a page with a button for each way to pay. */
export const handleReview: Handler = async ({ query, address }, runtime) => {
  const texts = createTexts(runtime.siteData, query.lang ?? query.language);
  const exchange = { fields: query, channel: "plain", runtime, texts, address, isOnlyShown: true } as const;
  const found = await findOffers(exchange, "product" in query ? readPurchase : readDonation);
  if (!found.ok) return found.answer;
  const { order, offers } = found;
  return htmlAnswer(200, shownOrder({ ...exchange, fields: {} }, order, offers), {
    ...pageHeaders(runtime),
    ...keptForBack,
  });
};

type Found =
  | { readonly ok: true; readonly order: Order; readonly offers: readonly Offer[] }
  | { readonly ok: false; readonly answer: ServerAnswer };

/** What a form orders, and the ways to pay for it; or the refusal. */
async function findOffers(exchange: Exchange, readOrder: OrderReader): Promise<Found> {
  const { fields, runtime, texts } = exchange;
  if (takesNothing(runtime)) return { ok: false, answer: refuse(exchange, "payment_unavailable", 503) };
  const read = readOrder(fields, runtime.siteData, texts);
  if (!read.ok) return { ok: false, answer: refuseChoice(exchange, read.errors) };
  const { order } = read;
  if (!(await isOnSale(order, texts, runtime)))
    return { ok: false, answer: refuse(exchange, "not_on_sale", 422) };
  const found = offersFor(order, runtime);
  return found.ok
    ? { ok: true, order, offers: found.offers }
    : { ok: false, answer: refuseChoice(exchange, found.errors) };
}

/** The review page's own button adds the fee or leaves it out, and shows that page again. */
function withReview(fields: Exchange["fields"]): Exchange["fields"] {
  return "review" in fields ? { ...fields, coversFee: fields.review } : fields;
}

/**
 * Starts the payment with the chosen method. A plain form is first led to the review page, which shows what will
 * be charged and adds the method and the idempotency key; where something is private, the answer is that page.
 */
function chooseOffer(
  exchange: Exchange,
  order: Order,
  offers: readonly Offer[],
): ServerAnswer | Promise<ServerAnswer> {
  const { fields, channel, runtime, texts } = exchange;
  const key = idempotencyKey(fields.idempotencyKey);
  const method = fields.method ?? "";
  const offer =
    method === "" ? onlyOffer(order, offers) : offers.find(({ provider }) => provider.id === method);
  if (!offer && method !== "") return refuseChoice(exchange, { method: "unavailable" });
  const isWrong = isWrongEmail(fields) && takesMoney(offers);
  if (isWrong && channel === "script") return refuseChoice(exchange, { email: "invalid" });
  const isShownAgain = exchange.isOnlyShown || (channel === "plain" && "review" in fields);
  if (offer && !isWrong && !isShownAgain && (key || !offer.provider.charges))
    return start(exchange, order, offer, key ?? "");
  if (channel === "plain") {
    if (!isPrivate(fields)) return seeOther(reviewPath(order, texts.language));
    return htmlAnswer(isWrong ? 422 : 200, shownOrder(exchange, order, offers), pageHeaders(runtime));
  }
  return refuseChoice(exchange, {
    ...(!offer && { method: "required" }),
    ...(!key && { idempotencyKey: "required" }),
  });
}

/** The offer that needs no choice: the only one, if it charges in the currency that was chosen. */
function onlyOffer({ amount }: Order, [first, ...others]: readonly Offer[]): Offer | undefined {
  return others.length === 0 && first?.charge.currency === amount.currency ? first : undefined;
}

async function start(exchange: Exchange, order: Order, offer: Offer, key: string): Promise<ServerAnswer> {
  const { channel, runtime, texts, address, fields } = exchange;
  const attempt = { order, offer, key, proof: fields.proof, ...attemptOf(fields) };
  const outcome = await startPayment({ ...attempt, language: texts.language, channel, address }, runtime);
  switch (outcome.status) {
    case "payment_rate_limited":
      return outcome.challenge
        ? refuseUnproved(exchange, order, outcome.challenge)
        : refuse(exchange, outcome.status, 429, retryAfter(outcome.retryAfterSeconds));
    case "payment_unavailable":
    case "sums_taken":
      return refuse(exchange, outcome.status, 503, retryAfter(60));
    default:
      if (channel === "script") return jsonAnswer(200, started(outcome, offer));
      return outcome.status === "sample" && isPrivate(fields)
        ? htmlAnswer(200, samplePage(runtime, texts, order, fields), pageHeaders(runtime))
        : seeOther(outcome.status === "redirect" ? outcome.url : reviewPath(order, texts.language));
  }
}

type Started = Extract<StartOutcome, { readonly status: "sample" | "redirect" }>;

function started(outcome: Started, { charge }: Offer): OrderStart {
  if (outcome.status === "sample") return { status: "sample", amount: toPlainAmount(charge) };
  const { status, url, intent } = outcome;
  const { provider: method, charge: amount } = intent;
  return { status, url, reference: shortReference(intent.reference), method, amount: toPlainAmount(amount) };
}
