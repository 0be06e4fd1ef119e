import { type Markup, markup } from "../../html/markup";
import type { Texts } from "../../texts";
import { isWrongEmail, typedEmail } from "../http/attempt-fields";

/** The optional field for the payer's e-mail address, with what was typed and what is wrong with it. */
export function emailField(fields: Readonly<Record<string, unknown>>, { t }: Texts): Markup {
  const isWrong = isWrongEmail(fields);
  const error = markup`<p class="error" id="email-error" role="alert">${t("forms:errors.email.invalid")}</p>`;
  const describedBy = isWrong ? "email-error email-hint" : "email-hint";
  return markup`<label for="email">${t("forms:inquiry.email")}
<span class="muted">(${t("forms:inquiry.optional")})</span></label>
${isWrong ? error : undefined}
<input id="email" name="email" inputmode="email" autocomplete="email" value="${typedEmail(fields)}"
 aria-invalid="${isWrong ? "true" : "false"}" aria-describedby="${describedBy}">
<p class="muted" id="email-hint">${t("forms:order.emailHint")}</p>`;
}
