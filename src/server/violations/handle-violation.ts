import { violationReport } from "../../domain/contract/requests";
import { day } from "../../domain/durations";
import { pageKind } from "../../domain/page-kind";
import { noContent, refusalAnswer } from "../http/answer";
import { formLimit } from "../http/fields";
import type { Handler } from "../http/request";
import { parseJson } from "../parse-json";
import { seldom } from "../seldom";

/**
 * `POST /api/violations`: what a browser refused to load or run because a page's policy does not allow it. Each kind
 * is logged once a day: the rule, where the refused came from and the kind of the page; nothing about the visitor, and
 * no address that somebody may have put a text into.
 */
export const handleViolation: Handler = (request, runtime) => {
  if (request.body.byteLength > formLimit) return Promise.resolve(refusalAnswer(413, "too_large"));
  const sent = violationReport.safeParse(parseJson(new TextDecoder().decode(request.body)));
  if (!sent.success) return Promise.resolve(refusalAnswer(400, "malformed"));
  const {
    "effective-directive": code,
    "blocked-uri": blocked,
    "document-uri": page,
  } = sent.data["csp-report"];
  const source = sourceOf(blocked);
  const line = { code, source, page: pageKind(pathOf(page)) };
  // what browsers' extensions add to a page is none of our business
  if (source !== undefined) seldom(runtime, { every: day })("info", "policy_violation", line);
  return Promise.resolve(noContent());
};

const pathOf = (address: string) => (URL.canParse(address) ? new URL(address).pathname : "/");

/** An origin, or a browser's word such as `inline`; undefined for anything else. */
function sourceOf(blocked: string): string | undefined {
  if (/^[a-z-]{0,20}$/.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return undefined;
  const { protocol, origin } = new URL(blocked);
  return /^(https?|wss?):$/.test(protocol) && origin.length <= 100 ? origin : undefined;
}
