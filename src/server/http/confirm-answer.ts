import type { Challenge } from "../../domain/contract/answers";
import type { Fields } from "../../domain/record";
import { hiddenFields } from "../html/hidden-fields";
import { typedForm } from "../html/language-buttons";
import { markup } from "../html/markup";
import { page, pageHeaders } from "../html/page";
import type { Runtime } from "../runtime";
import type { Texts } from "../texts";
import { htmlAnswer, retryAfter } from "./answer";
import type { ServerAnswer } from "./request";

export interface ConfirmProps {
  /** Where the form is sent to. */
  readonly address: string;
  /** All that was sent; it is kept and sent again. */
  readonly fields: Fields;
  readonly challenge: Challenge;
}

/** A page that asks the sender of a plain form to wait some seconds and to send it once more. */
export function confirmAnswer(
  runtime: Pick<Runtime, "siteData" | "framing" | "providers">,
  texts: Texts,
  { address, fields, challenge }: ConfirmProps,
): ServerAnswer {
  const { t } = texts;
  const { token, secondsWithoutWork: count } = challenge;
  const html = page(runtime, texts, {
    title: t("server:confirm.title"),
    main: markup`<h1>${t("server:confirm.title")}</h1>
<p>${t(fields.proof === token ? "server:confirm.early" : "server:confirm.text")}</p>
<p><strong>${t("server:confirm.wait", { count })}</strong></p>
<form id="${typedForm}" method="post" action="${address}">
${hiddenFields({ ...fields, proof: token })}<button>${t("server:confirm.send")}</button>
</form>`,
  });
  return htmlAnswer(429, html, { ...pageHeaders(runtime), ...retryAfter(count) });
}
