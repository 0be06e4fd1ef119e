import type { PaymentMethod, Payments } from "../../../domain/contract/order-answers";
import { toDecimal } from "../../../domain/money";
import { earlier, orderPages } from "../../../domain/payment";
import { missingGoods } from "../../goods/goods-files";
import { messagePage } from "../../html/message-page";
import { pageHeaders } from "../../html/page";
import { acceptedLanguage } from "../../http/accepted-language";
import { htmlAnswer, jsonAnswer, refusalAnswer, retryAfter, seeOther } from "../../http/answer";
import type { Handler, ServerRequest } from "../../http/request";
import { isReference } from "../../reference";
import type { Runtime } from "../../runtime";
import { createTexts } from "../../texts";
import { lookUpPayment } from "../look-up-payment";
import { canSell, feeRateOf, takesNothing } from "../offers";
import { resultHeaders, resultPage } from "../pages/result-page";
import type { PaymentStanding } from "../store/payments";
import { toPaymentView } from "./payment-view";

/**
 * `GET /api/payments/methods`: the available payment methods, for the forms; with `?product=…` those of a product,
 * which is not sold while its files are missing.
 */
export const handleMethods: Handler = async ({ query }, runtime) => {
  const product = runtime.siteData.products.find(({ slug }) => slug === query.product);
  const sells =
    canSell(runtime.environment) && (!product || (await missingGoods([product], runtime)).length === 0);
  return jsonAnswer(200, { status: "ok", ...paymentsOf(runtime, sells) });
};

function paymentsOf({ providers, siteData, mailer }: Runtime, sells: boolean): Payments {
  const methods = providers.flatMap(({ id, currency, frequencies, bounds, ...provider }): PaymentMethod[] => {
    if (id === "sample") return [];
    const kinds = provider.kinds.filter((kind) => kind === "donation" || sells);
    const minimum = toDecimal({ currency, minor: bounds.minimum });
    const maximum = toDecimal({ currency, minor: bounds.maximum });
    return [{ id, currency, kinds, frequencies, minimum, maximum, fee: feeRateOf({ id }, siteData) }];
  });
  return methods.length > 0
    ? { mode: "live", methods, mails: mailer !== undefined, rupiahRate: siteData.rupiahRate }
    : { mode: takesNothing({ providers }) ? "none" : "sample", methods: [] };
}

/** `GET /api/payments/status?ref=…`: the state of a payment, for scripts. */
export const handleStatus: Handler = async (request, runtime) => {
  const found = await find(request, runtime);
  if (typeof found === "number") return refusalAnswer(429, "rate_limited", retryAfter(found));
  if (!found) return refusalAnswer(404, "unknown");
  const texts = createTexts(runtime.siteData, request.query.lang ?? found.intent.language);
  return jsonAnswer(200, { status: "ok", payment: await toPaymentView(found, runtime, texts) });
};

/**
 * `GET /api/payments/result?ref=…`: the state of a payment as a page, for browsers without JavaScript. Without `ref`,
 * it is the payment of the page that led here: a prerendered page cannot read its own address.
 */
export const handleResult: Handler = async (request, runtime) => {
  const before = request.query.ref === undefined ? referenceBefore(request) : undefined;
  if (before) {
    const query = new URLSearchParams({ ...request.query, ref: before });
    return seeOther(`${orderPages.result}?${query.toString()}`);
  }
  const found = await find(request, runtime);
  const known = typeof found === "object" ? found : undefined;
  const language = request.query.lang ?? known?.intent.language ?? acceptedLanguage(request);
  const texts = createTexts(runtime.siteData, language);
  if (known) {
    const props = {
      view: await toPaymentView(known, runtime, texts),
      intent: known.intent,
      still: "still" in request.query,
      isEarlier: earlier in request.query,
    };
    const headers = { ...pageHeaders(runtime), ...resultHeaders(props) };
    return htmlAnswer(200, resultPage(runtime, texts, props), headers);
  }
  const { t } = texts;
  const [status, heading, text] =
    found === undefined
      ? ([404, t("server:result.unknownTitle"), t("server:result.unknown")] as const)
      : ([429, t("server:page.error"), t("server:page.tooOften")] as const);
  return htmlAnswer(status, messagePage(runtime, texts, { heading, paragraphs: [text] }), {
    ...pageHeaders(runtime),
    ...(typeof found === "number" && retryAfter(found)),
  });
};

/** The reference in the address of the page before, if that has one. */
function referenceBefore({ header }: ServerRequest): string | undefined {
  const page = header("referer") ?? "";
  const reference = URL.canParse(page) ? new URL(page).searchParams.get("ref") : undefined;
  return isReference(reference) ? reference : undefined;
}

/** Looks up `?ref=`: the payment, or the Retry-After seconds when rate-limited, or undefined when unknown. */
async function find(request: ServerRequest, runtime: Runtime): Promise<PaymentStanding | number | undefined> {
  const limit = await runtime.limits.take("lookup", request.address);
  if (!limit.ok) return limit.retryAfterSeconds;
  const reference = request.query.ref;
  return isReference(reference) ? lookUpPayment(reference, runtime) : undefined;
}
