import { apiPath } from "../../../domain/api-path";
import { giftsPath } from "../../../domain/payment";
import { pageHeaders } from "../../html/page";
import { htmlAnswer, retryAfter, seeOther } from "../../http/answer";
import { confirmAnswer } from "../../http/confirm-answer";
import { readFields } from "../../http/fields";
import type { Handler, ServerAnswer, ServerRequest } from "../../http/request";
import { isSameOrigin } from "../../http/same-origin";
import { errorCode } from "../../log";
import { deliverSoon } from "../../outbox/deliver-due";
import { admit } from "../../proof";
import { orGiveBack } from "../../rate-limits";
import { type Runtime, siteUrl } from "../../runtime";
import { createTexts, type Texts } from "../../texts";
import { isOwnPage } from "../providers/own-pages";
import { ProviderError } from "../providers/provider";
import { giftState } from "../store/gift-state";
import { readEmail } from "../store/payers";
import { readPayment, type StoredPayment } from "../store/payments";
import { askForLinks } from "./asked-links";
import { endGift } from "./end-gift";
import { readGiftLink } from "./gift-link";
import { askPage, giftPage } from "./gift-page";

/** `GET /api/gifts?link=…`: a monthly donation and what can be done with it; without a link, how to get one. */
export const handleGifts: Handler = async ({ query, address }, runtime) => {
  const texts = createTexts(runtime.siteData, query.lang);
  const limit = await runtime.limits.take("lookup", address);
  if (!limit.ok) return problem(429, "rate_limited", runtime, texts, limit.retryAfterSeconds);
  const payment = await linked(query.link, runtime);
  if (!payment) return html(200, askPage(runtime, texts, {}, askNote(query, texts)), runtime);
  const facts = await factsOf(payment, runtime);
  const link = query.link ?? "";
  return html(200, giftPage(runtime, texts, payment, { link, facts, isEnding: "end" in query }), runtime);
};

function askNote(query: ServerRequest["query"], { t }: Texts): string | undefined {
  if ("asked" in query) return t("server:gift.asked");
  return "link" in query ? t("server:gift.old") : undefined;
}

/** `POST /api/gifts/ask`: sends the links to an address; the answer is the same whether it is known or not. */
export const handleAskForGift: Handler = async (request, runtime) => {
  const { fields, texts, refused, isOnlyShown } = read(request, runtime);
  if (refused) return refused;
  const email = readEmail(fields.email);
  if (!email || isOnlyShown) return html(422, askPage(runtime, texts, fields), runtime);
  const admission = await admit("link", { ...request, proof: fields.proof }, runtime);
  if (!admission.ok) {
    const { challenge, retryAfterSeconds } = admission;
    return challenge
      ? confirmAnswer(runtime, texts, { address: apiPath("gifts/ask"), fields, challenge })
      : problem(429, "rate_limited", runtime, texts, retryAfterSeconds, fields);
  }
  const isStored = await orGiveBack(admission, async () => (await askForLinks(email, runtime)) || undefined);
  if (!isStored) return problem(503, "storage_unavailable", runtime, texts, 60, fields);
  return seeOther(`${giftsPath(texts.language)}&asked=1`);
};

/** `POST /api/gifts/end`: ends a monthly donation. */
export const handleEndGift: Handler = (request, runtime) =>
  withGift(request, runtime, async (payment, here) => {
    if (giftState(payment) !== "ended") {
      await endGift(payment, runtime);
      deliverSoon(runtime);
    }
    return seeOther(here);
  });

/** `POST /api/gifts/portal`: leads to the provider's own page for the card and the amount. */
export const handleGiftPortal: Handler = (request, runtime) =>
  withGift(request, runtime, async ({ intent, session }, here) => {
    const provider = runtime.providers.find(({ id }) => id === intent.provider);
    const url =
      session && (await provider?.gifts?.portal(session.providerSession, `${siteUrl(runtime)}${here}`));
    if (provider && url && !isOwnPage(provider, url))
      throw new ProviderError(provider.id, "foreign_page", true);
    return seeOther(url ?? here);
  });

async function withGift(
  request: ServerRequest,
  runtime: Runtime,
  work: (payment: StoredPayment, here: string) => Promise<ServerAnswer>,
): Promise<ServerAnswer> {
  const { fields, texts, refused } = read(request, runtime);
  if (refused) return refused;
  const payment = await linked(fields.link, runtime);
  if (!payment) return html(403, askPage(runtime, texts, {}, texts.t("server:gift.old")), runtime);
  try {
    return await work(payment, `${giftsPath(texts.language)}&link=${String(fields.link)}`);
  } catch (error) {
    const { reference, provider } = payment.intent;
    runtime.log("error", "gift_not_changed", { reference, provider, code: errorCode(error) });
    return problem(503, "gift", runtime, texts, 60);
  }
}

function read(request: ServerRequest, runtime: Runtime) {
  const { fields, isOnlyShown } = readFields(request);
  const texts = createTexts(runtime.siteData, fields.language);
  const isOurs = isSameOrigin(request, siteUrl(runtime));
  const refused = isOurs ? undefined : problem(403, "cross_origin", runtime, texts);
  return { fields, texts, isOnlyShown, refused };
}

async function linked(token: unknown, runtime: Runtime): Promise<StoredPayment | undefined> {
  const reference = await readGiftLink(token, runtime);
  return reference === undefined ? undefined : readPayment(runtime.store, reference);
}

async function factsOf({ intent, session }: StoredPayment, runtime: Runtime) {
  const gifts = runtime.providers.find(({ id }) => id === intent.provider)?.gifts;
  try {
    return (session && (await gifts?.look(session.providerSession))) ?? { hasPortal: false };
  } catch (error) {
    runtime.log("error", "gift_not_looked_up", { reference: intent.reference, code: errorCode(error) });
    return { hasPortal: false };
  }
}

const notes = {
  rate_limited: "server:page.tooOften",
  cross_origin: "forms:problems.cross_origin",
  storage_unavailable: "server:page.away",
  gift: "server:gift.failed",
} as const;

function problem(
  status: number,
  name: keyof typeof notes,
  runtime: Runtime,
  texts: Texts,
  seconds?: number,
  fields: Parameters<typeof askPage>[2] = {},
) {
  const page = askPage(runtime, texts, fields, texts.t(notes[name]));
  return html(status, page, runtime, seconds === undefined ? {} : retryAfter(seconds));
}

function html(status: number, page: string, runtime: Runtime, headers: ServerAnswer["headers"] = {}) {
  return htmlAnswer(status, page, { ...pageHeaders(runtime), ...headers });
}
