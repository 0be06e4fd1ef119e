import { violationReport } from "../../domain/contract/requests";
import { pageKind } from "../../domain/page-kind";
import { noContent, refusalAnswer } from "../http/answer";
import { bodyLimit, parseJson } from "../http/fields";
import type { Handler } from "../http/request";
import { processState } from "../process-state";

/** The most lines that violations may add to the log of a day. */
const mostLines = 100;

/**
 * `POST /api/violations`: what a browser refused to load or run because a page's policy does not allow it. Each kind
 * is logged once a day: the rule, where the refused came from and the kind of the page; nothing about the visitor, and
 * no address that somebody may have put a text into.
 */
export const handleViolation: Handler = (request, { log, now }) => {
  if (request.body.byteLength > bodyLimit) return Promise.resolve(refusalAnswer(413, "too_large"));
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
  if (source !== undefined && isNew(JSON.stringify(line), now())) log("info", "policy_violation", line);
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

function isNew(line: string, now: Date): boolean {
  const logged = processState("violations", () => ({ day: "", lines: new Set<string>() }));
  const day = now.toISOString().slice(0, 10);
  if (logged.day !== day) Object.assign(logged, { day, lines: new Set() });
  if (logged.lines.has(line) || logged.lines.size >= mostLines) return false;
  logged.lines.add(line);
  return true;
}
