import { messagePage } from "../html/message-page";
import { pageHeaders } from "../html/page";
import { errorCode } from "../log";
import type { Runtime } from "../runtime";
import { createTexts } from "../texts";
import { htmlAnswer, jsonAnswer } from "./answer";
import { channelOf, readerLanguage } from "./fields";
import type { Handler } from "./gatsby-function";
import type { ServerAnswer, ServerRequest } from "./request";

/**
 * Runs a handler; whatever it throws becomes an answer that says nothing about our insides. That is for
 * faults: a full disk or a provider that is down are expected, and handlers answer them themselves.
 */
export async function answerGuarded(
  handler: Handler,
  request: ServerRequest,
  runtime: Runtime,
): Promise<ServerAnswer> {
  try {
    return await handler(request, runtime);
  } catch (error) {
    runtime.log("error", "unexpected", { code: errorCode(error) });
    if (!isForPeople(request)) return jsonAnswer(500, { status: "error", code: "unexpected" });
    const texts = createTexts(runtime.siteData, readerLanguage(request));
    return htmlAnswer(
      500,
      messagePage(runtime, texts, {
        heading: texts.t("server:page.error"),
        paragraphs: [texts.t("server:page.fault")],
      }),
      pageHeaders(runtime),
    );
  }
}

/** Plain forms and pages are opened by a browser, which says that it wants a page. */
function isForPeople(request: ServerRequest): boolean {
  const accepted = request.header("accept") ?? "";
  return channelOf(request) === "plain" && accepted.includes("text/html");
}
