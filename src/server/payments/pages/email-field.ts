import type { OrderKind, ProviderId } from "../../../domain/payment";
import type { Fields } from "../../../domain/record";
import { payerEmailHint } from "../../../i18n/payer-email-hint";
import { type Markup, markup } from "../../html/markup";
import type { Texts } from "../../texts";
import { isWrongEmail, typedEmail } from "../http/attempt-fields";

/** The optional field for the payer's e-mail address, with what was typed and what is wrong with it. */
export function emailField(
  fields: Fields,
  kind: OrderKind,
  methods: readonly { readonly id: ProviderId }[],
  texts: Texts,
): Markup {
  const hint = markup`<p class="muted" id="email-hint">${payerEmailHint(texts.t, kind, methods)}</p>`;
  return emailInput(fields, texts, isWrongEmail(fields), hint);
}

/** A field for an e-mail address; one without a hint is required. */
export function emailInput(fields: Fields, { t }: Texts, isWrong: boolean, hint?: Markup): Markup {
  const error = markup`<p class="error" id="email-error" role="alert">${t("forms:errors.email.invalid")}</p>`;
  const describedBy = [isWrong && "email-error", hint && "email-hint"].filter(Boolean).join(" ");
  const optional = markup`<span class="muted">(${t("forms:inquiry.optional")})</span>`;
  return markup`<label for="email">${t("forms:inquiry.email")}
${hint && optional}</label>
${isWrong ? error : undefined}
<input id="email" name="email" inputmode="email" autocomplete="email" value="${typedEmail(fields)}"
 aria-invalid="${isWrong ? "true" : "false"}" aria-describedby="${describedBy}">
${hint}`;
}
