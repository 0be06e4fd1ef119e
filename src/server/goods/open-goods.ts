import { messagePage } from "../html/message-page";
import { pageHeaders } from "../html/page";
import { acceptedLanguage } from "../http/accepted-language";
import { htmlAnswer, retryAfter } from "../http/answer";
import type { ServerAnswer, ServerRequest } from "../http/request";
import { resultUrl } from "../payments/result-url";
import { isWithdrawn, paymentState } from "../payments/store/payment-state";
import { readPayment, type StoredPayment } from "../payments/store/payments";
import type { Runtime } from "../runtime";
import type { Product } from "../site-data";
import { createTexts, type TextKey, type Texts } from "../texts";
import { boughtProduct } from "./goods-link";
import { readGoodsToken } from "./goods-token";

/** Headers that keep goods out of shared caches, and their address, which opens them, with the payer. */
export const privateHeaders = { "cache-control": "private, no-store", "referrer-policy": "no-referrer" };

/** Headers of the pages of bought goods. */
export function goodsHeaders(runtime: Pick<Runtime, "providers">): Readonly<Record<string, string>> {
  return { ...pageHeaders(runtime), ...privateHeaders };
}

/** Bought goods that a token opens. */
export interface OpenGoods {
  readonly token: string;
  readonly payment: StoredPayment;
  readonly product: Product;
  readonly texts: Texts;
}

type Opening =
  { readonly ok: true; readonly goods: OpenGoods } | { readonly ok: false; readonly answer: ServerAnswer };

/** Opens the goods that `?token=` is for, or says why they stay closed. */
export async function openGoods(request: ServerRequest, runtime: Runtime): Promise<Opening> {
  const { token = "", lang } = request.query;
  const texts = createTexts(runtime.siteData, lang ?? acceptedLanguage(request));
  const limit = await runtime.limits.take("lookup", request.address);
  if (!limit.ok) return refuse(runtime, texts, 429, "busy", { headers: retryAfter(limit.retryAfterSeconds) });
  const read = readGoodsToken(token, runtime);
  const payment = read && (await readPayment(runtime.store, read.reference));
  if (!payment) return refuse(runtime, texts, 404, "unknown");
  const own = createTexts(runtime.siteData, lang ?? payment.intent.language);
  const state = paymentState(payment.events);
  if (state === "refunded") return refuse(runtime, own, 410, "refunded");
  const href = resultUrl({ ...payment.intent, channel: "plain" }, runtime);
  if (isWithdrawn(payment.events))
    return refuse(runtime, own, 404, "awaited", { link: { href, text: own.t("server:mail.payer.look") } });
  if (read.isExpired) {
    return refuse(runtime, own, 410, "expired", { link: { href, text: own.t("server:goods.renew") } });
  }
  const product = boughtProduct(payment.intent, runtime);
  if (state !== "paid" || !product) return refuse(runtime, own, 404, "gone");
  return { ok: true, goods: { token, payment, product, texts: own } };
}

type Refusal = "busy" | "unknown" | "refunded" | "awaited" | "expired" | "gone" | "missing" | "limit";

interface RefusalParts {
  readonly headers?: Readonly<Record<string, string>>;
  readonly link?: { readonly href: string; readonly text: string };
}

/** A page that says why goods are not delivered, and whom to write to. */
export function refuse(
  runtime: Runtime,
  texts: Texts,
  status: number,
  reason: Refusal,
  { headers, link }: RefusalParts = {},
): { readonly ok: false; readonly answer: ServerAnswer } {
  const words: TextKey = `server:goods.refused.${reason}`;
  const heading = texts.t("server:goods.refused.title");
  const page = messagePage(runtime, texts, {
    heading,
    paragraphs: [texts.t(words)],
    ...(link && { link }),
  });
  return { ok: false, answer: htmlAnswer(status, page, { ...goodsHeaders(runtime), ...headers }) };
}
