import type { Challenge } from "../../../domain/contract/answers";
import type { OrderError } from "../../../domain/contract/order-answers";
import { toDecimal, toPlainAmount } from "../../../domain/money";
import { localizedPath } from "../../../domain/paths";
import { orderAddresses, type OrderProblem } from "../../../domain/payment";
import type { Fields } from "../../../domain/record";
import { messagePage } from "../../html/message-page";
import { pageHeaders } from "../../html/page";
import { htmlAnswer, jsonAnswer, refusalAnswer, retryAfter } from "../../http/answer";
import { confirmAnswer } from "../../http/confirm-answer";
import type { BodyProblem, Channel } from "../../http/fields";
import type { ServerAnswer } from "../../http/request";
import type { Runtime } from "../../runtime";
import type { TextKey, Texts } from "../../texts";
import { takesNothing } from "../offers";
import type { Order, OrderErrors } from "../order";
import { donationFormPage } from "../pages/donation-form-page";
import { choicePage } from "../pages/order-links";
import { wayBack } from "../pages/way-back";

/** Everything needed to answer one order. */
export interface Exchange {
  readonly fields: Fields;
  readonly channel: Channel;
  readonly runtime: Runtime;
  readonly texts: Texts;
  readonly address: string;
  /** Whether nothing may be started. */
  readonly isOnlyShown: boolean;
}

/** Refuses what was chosen: a plain form comes back, a script gets a code for each field. */
export function refuseChoice(exchange: Exchange, errors: OrderErrors): ServerAnswer {
  const { channel, runtime, texts, fields } = exchange;
  const { amount, ...others } = errors;
  if (channel === "plain") {
    const html =
      hasMarked(errors) && !("product" in fields)
        ? donationFormPage(runtime, texts, fields, errors)
        : messagePage(runtime, texts, {
            heading: texts.t("server:page.error"),
            paragraphs: [texts.t(otherProblem(fields, errors))],
            ...wayBack(fields, runtime, texts),
          });
    return htmlAnswer(422, html, pageHeaders(runtime));
  }
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

/** Whether something is to be corrected in the form of a donation. */
function hasMarked({ amount, frequency, dedication, shownName }: OrderErrors): boolean {
  return [amount, frequency, dedication, shownName].some((error) => error !== undefined);
}

/** Why an order is refused in which nothing is to be corrected in the form. */
function otherProblem({ product }: Fields, { method }: OrderErrors): TextKey {
  if (method) return "forms:errors.method.unavailable";
  return product === undefined ? "server:page.refused" : "forms:problems.not_on_sale";
}

type Problem = BodyProblem | Exclude<OrderProblem, "payment_invalid">;

/** Refuses an order as a whole, with a page that leads back to the form or with a code. */
export function refuse(
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
    ...(problem === "not_on_sale" || takesNothing(runtime)
      ? { link: { href: askPath(fields, runtime, texts), text: t("server:page.ask") } }
      : wayBack(fields, runtime, texts)),
  });
  return htmlAnswer(status, page, { ...pageHeaders(runtime), ...headers });
}

/** Asks for a proof before a payment is started: a plain form is confirmed once more, with all that was typed. */
export function refuseUnproved(
  { channel, runtime, texts, fields }: Exchange,
  { kind }: Order,
  challenge: Challenge,
): ServerAnswer {
  if (channel === "plain")
    return confirmAnswer(runtime, texts, { address: orderAddresses[kind], fields, challenge });
  const error: OrderError = { status: "error", code: "payment_rate_limited", challenge };
  return jsonAnswer(429, error, retryAfter(challenge.seconds));
}

/**
 * Where one can ask for what is not to be had: a product's page has a form only if it is not to be bought in the reader's
 * language.
 */
function askPath(fields: Fields, runtime: Runtime, { language }: Texts): string {
  const product = runtime.siteData.products.find(({ slug }) => slug === fields.product);
  const { paths } = runtime.siteData;
  const isSoldHere = product?.deliveredIn.includes(language);
  return localizedPath(
    isSoldHere || takesNothing(runtime) ? paths.contact : choicePage(fields, runtime),
    language,
  );
}
