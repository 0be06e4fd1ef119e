import { messagePage } from "../html/message-page";
import { pageHeaders } from "../html/page";
import type { SiteData } from "../site-data";
import { createTexts, type TextKey } from "../texts";
import { htmlAnswer, jsonAnswer } from "./answer";
import { isForPeople } from "./fields";
import type { ServerAnswer, ServerRequest } from "./request";

export interface ErrorAnswerOptions {
  /** Without it no page can be written: people are then told the code, too. */
  readonly siteData: SiteData | undefined;
  /** That of whoever asked, as far as it is known. */
  readonly language: unknown;
}

/** What refusals of a server are called, as docs/api.md says; other ones are just refused. */
const codes: ReadonlyMap<number, string> = new Map([
  [400, "malformed"],
  [404, "unknown"],
  [413, "too_large"],
  [415, "unsupported_type"],
]);

/** The same in words. */
const words: ReadonlyMap<string, TextKey> = new Map([
  ["malformed", "forms:problems.malformed"],
  ["too_large", "forms:problems.too_large"],
  ["unsupported_type", "forms:problems.unsupported_type"],
  ["unexpected", "server:page.fault"],
]);

/**
 * What is answered where something failed or a request cannot be taken as it is: a page to people, a code to
 * scripts, and never anything about the reason. Every server and every function answers so.
 *
 * @param status 400 to 599
 */
export function errorAnswer(
  status: number,
  request: Pick<ServerRequest, "header">,
  { siteData, language }: ErrorAnswerOptions,
): ServerAnswer {
  const code = status < 500 ? (codes.get(status) ?? "refused") : "unexpected";
  const retry: Readonly<Record<string, string>> = status === 503 ? { "retry-after": "60" } : {};
  if (!siteData || !isForPeople(request)) return jsonAnswer(status, { status: "error", code }, retry);
  const texts = createTexts(siteData, language);
  const page = messagePage({ siteData }, texts, {
    heading: texts.t("server:page.error"),
    paragraphs: [texts.t(words.get(code) ?? "server:page.refused")],
  });
  return htmlAnswer(status, page, { ...pageHeaders({ providers: [] }), ...retry });
}
