import type { RefusalCode } from "../../domain/contract/refusal-codes";
import type { Framing } from "../html/frame";
import { messagePage } from "../html/message-page";
import { pageHeaders } from "../html/page";
import type { SiteData } from "../site-data";
import { createTexts, type TextKey } from "../texts";
import { htmlAnswer, refusalAnswer, retryAfter } from "./answer";
import { isForPeople } from "./fields";
import type { ServerAnswer, ServerRequest } from "./request";

export interface ErrorAnswerOptions {
  /** If undefined, no page can be rendered, and browsers get JSON too. */
  readonly siteData: SiteData | undefined;
  /** The reader's language, not validated; undefined if unknown. */
  readonly language: unknown;
  readonly framing?: Framing | undefined;
  /** By default the one of the status. */
  readonly code?: RefusalCode;
}

/** Codes by status; any other 4xx is `refused`. */
const codes: ReadonlyMap<number, RefusalCode> = new Map([
  [400, "malformed"],
  [404, "unknown"],
  [405, "method_not_allowed"],
  [413, "too_large"],
  [415, "unsupported_type"],
]);

const codeOf = (status: number): RefusalCode =>
  status < 500 ? (codes.get(status) ?? "refused") : "unexpected";

/** The messages of codes; the fallback is `server:page.refused`. */
const words: ReadonlyMap<RefusalCode, TextKey> = new Map([
  ["malformed", "forms:problems.malformed"],
  ["too_large", "forms:problems.too_large"],
  ["unsupported_type", "forms:problems.unsupported_type"],
  ["unexpected", "server:page.fault"],
  ["storage_unavailable", "server:page.away"],
]);

/**
 * The answer of every server and function to a failure or an unacceptable request: a page for browsers, an
 * error code for scripts, and no internal details.
 *
 * @param status 400 to 599
 */
export function errorAnswer(
  status: number,
  request: Pick<ServerRequest, "header">,
  { siteData, language, framing, code = codeOf(status) }: ErrorAnswerOptions,
): ServerAnswer {
  const retry = status === 503 ? retryAfter(60) : {};
  if (!siteData || !isForPeople(request)) return refusalAnswer(status, code, retry);
  const texts = createTexts(siteData, language);
  const page = messagePage({ siteData, framing }, texts, {
    heading: texts.t("server:page.error"),
    paragraphs: [texts.t(words.get(code) ?? "server:page.refused")],
  });
  return htmlAnswer(status, page, { ...pageHeaders({ providers: [], framing }), ...retry });
}
