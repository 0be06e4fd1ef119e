import {
  honeypotField,
  type InquiryErrors,
  type InquiryField,
  inquiryFields,
  inquiryLimits,
  inquiryAddress,
} from "../../domain/inquiry-fields";
import type { Fields } from "../../domain/record";
import { typedForm } from "../html/language-buttons";
import { type Markup, markup } from "../html/markup";
import { page } from "../html/page";
import { type BodyProblem, typed } from "../http/fields";
import type { Runtime } from "../runtime";
import type { Texts } from "../texts";
import type { InquiryOutcome } from "./accept-inquiry";

export interface InquiryFormPageProps {
  /** Everything that was typed, to fill the form with. */
  readonly fields: Fields;
  readonly errors: InquiryErrors;
  /** Why it was refused, unless it is only shown. */
  readonly problem?: Exclude<InquiryOutcome["status"], "sent"> | BodyProblem | "cross_origin";
}

const required: readonly InquiryField[] = ["name", "email", "message"];

/** Renders the inquiry form again, with an error at each invalid field and everything typed kept. */
export function inquiryFormPage(runtime: Runtime, texts: Texts, props: InquiryFormPageProps): string {
  const { t } = texts;
  const { fields, errors, problem } = props;
  return page(runtime, texts, {
    title: (problem ? `${t("server:page.error")}: ` : "") + t("forms:inquiry.heading"),
    main: markup`<h1>${t("forms:inquiry.heading")}</h1>
${
  problem &&
  markup`<div class="problem" role="alert">
<p>${t(`forms:problems.${problem}`)}</p>
${Object.keys(errors).length > 0 ? markup`<p>${t("forms:errors.summary")}</p>` : undefined}
<p class="muted">${t("forms:problems.writeInstead", { email: runtime.siteData.site.email })}</p>
</div>`
}
<form id="${typedForm}" method="post" action="${inquiryAddress}" novalidate>
<input type="hidden" name="language" value="${texts.language}">
<input type="hidden" name="idempotencyKey" value="${typed(fields.idempotencyKey)}">
<input type="hidden" name="resource" value="${typed(fields.resource)}">
${inquiryFields.map((field) => fieldMarkup(field, typed(fields[field]), errors[field], texts))}
<div class="trap" aria-hidden="true"><label>${t("forms:inquiry.keepEmpty")}
<input name="${honeypotField}" tabindex="-1" autocomplete="off"></label></div>
<button>${t("forms:inquiry.send")}</button>
</form>`,
  });
}

function fieldMarkup(
  field: InquiryField,
  value: string,
  code: InquiryErrors[InquiryField],
  { t }: Texts,
): Markup {
  const error = code && t(`forms:errors.${field}.${code}`, { max: inquiryLimits[field] });
  const isRequired = required.includes(field);
  const attributes = [
    markup`id="${field}" name="${field}"`,
    isRequired ? markup` required` : undefined,
    error ? markup` aria-invalid="true" aria-describedby="${field}-error"` : undefined,
    autocomplete(field),
  ];
  return markup`<label for="${field}">${t(`forms:inquiry.${field}`)}
${isRequired ? undefined : markup`<span class="muted">(${t("forms:inquiry.optional")})</span>`}</label>
${error && markup`<p class="error" id="${field}-error">${error}</p>`}
${
  field === "message"
    ? // HTML drops a line break directly after the start tag
      markup`<textarea ${attributes}>\n${value}</textarea>`
    : markup`<input ${attributes} type="${field === "email" ? "email" : "text"}" value="${value}">`
}
`;
}

function autocomplete(field: InquiryField): Markup | undefined {
  const tokens: Partial<Record<InquiryField, string>> = {
    name: "name",
    email: "email",
    company: "organization",
  };
  const token = tokens[field];
  return token ? markup` autocomplete="${token}"` : undefined;
}
