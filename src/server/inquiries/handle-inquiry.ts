import { requestSentPath } from "../../domain/addresses";
import type { InquiryError } from "../../domain/contract/answers";
import { checkInquiry } from "../../domain/inquiry";
import { inquiryAddress, requestedSubject } from "../../domain/inquiry-fields";
import { localizedPath } from "../../domain/paths";
import type { Fields } from "../../domain/record";
import { pageHeaders } from "../html/page";
import { htmlAnswer, jsonAnswer, retryAfter, seeOther } from "../http/answer";
import { confirmAnswer } from "../http/confirm-answer";
import { type BodyProblem, bodyProblemStatus, channelOf, type Channel, readFields } from "../http/fields";
import type { Handler, ServerAnswer, ServerRequest } from "../http/request";
import { isSameOrigin } from "../http/same-origin";
import { shortReference } from "../reference";
import { type Runtime, siteUrl } from "../runtime";
import { createTexts } from "../texts";
import { acceptInquiry, type InquiryOutcome } from "./accept-inquiry";
import { inquiryFormPage } from "./inquiry-form-page";

type Refusal =
  Exclude<InquiryOutcome, { readonly status: "sent" }> | { readonly status: BodyProblem | "cross_origin" };

/** `POST /api/inquiries`: the contact form, the inquiry dialog and resource requests. */
export const handleInquiry: Handler = async (request, runtime) => {
  const channel = channelOf(request);
  const body = readFields(request);
  const { isOnlyShown } = body;
  const fields = channel === "plain" ? withSubject(body.fields, request) : body.fields;
  if (!isSameOrigin(request, siteUrl(runtime)))
    return refuse({ status: "cross_origin" }, fields, channel, runtime);
  if (!body.ok) return refuse({ status: body.problem }, fields, channel, runtime);
  if (isOnlyShown) return showForm(fields, runtime);
  const outcome = await acceptInquiry({ fields, channel, address: request.address }, runtime);
  if (outcome.status !== "sent") return refuse(outcome, fields, channel, runtime);
  return channel === "script"
    ? jsonAnswer(outcome.repeated ? 200 : 201, {
        status: "sent",
        reference: shortReference(outcome.reference),
      })
    : seeOther(
        localizedPath(sentPath(fields, runtime), createTexts(runtime.siteData, fields.language).language),
      );
};

/** The fields of a form without scripts, which knows no subject: that in the address of its page (`Referer`). */
function withSubject(fields: Fields, { header }: ServerRequest): Fields {
  const page = header("referer") ?? "";
  const subject = URL.canParse(page) ? requestedSubject(new URL(page).search) : undefined;
  return subject === undefined ? fields : { subject, ...fields };
}

/** The form in another language, as it was typed and with what is wrong with it. */
function showForm(fields: Fields, runtime: Runtime): ServerAnswer {
  const checked = checkInquiry(fields);
  if (!checked.ok) return refuse({ status: "invalid", errors: checked.errors }, fields, "plain", runtime);
  const page = inquiryFormPage(runtime, createTexts(runtime.siteData, fields.language), {
    fields,
    errors: {},
  });
  return htmlAnswer(422, page, pageHeaders(runtime));
}

/** The page that confirms a message; that of a request for a free resource offers its files. */
function sentPath({ resource }: Fields, { siteData }: Runtime): string {
  const slug = siteData.requestable.find((each) => each === resource);
  return slug === undefined ? siteData.paths.inquirySent : requestSentPath(slug);
}

function refuse(refusal: Refusal, fields: Fields, channel: Channel, runtime: Runtime): ServerAnswer {
  const status = refusalStatus(refusal);
  const seconds = retryAfterSeconds(refusal);
  const headers = seconds === undefined ? {} : retryAfter(seconds);
  const errors = refusal.status === "invalid" ? refusal.errors : {};
  const challenge = refusal.status === "rate_limited" ? refusal.challenge : undefined;
  if (channel === "plain") {
    const texts = createTexts(runtime.siteData, fields.language);
    if (challenge) return confirmAnswer(runtime, texts, { address: inquiryAddress, fields, challenge });
    const page = inquiryFormPage(runtime, texts, { fields, errors, problem: refusal.status });
    return htmlAnswer(status, page, { ...pageHeaders(runtime), ...headers });
  }
  const parts = { fields: errors, retryAfterSeconds: seconds, challenge };
  const error: InquiryError = { status: "error", code: refusal.status, ...parts };
  return jsonAnswer(status, error, headers);
}

function retryAfterSeconds(refusal: Refusal): number | undefined {
  if (refusal.status === "rate_limited") return refusal.retryAfterSeconds;
  return refusal.status === "storage_unavailable" ? 60 : undefined;
}

function refusalStatus({ status }: Refusal): number {
  switch (status) {
    case "invalid":
    case "too_fast":
      return 422;
    case "cross_origin":
      return 403;
    case "rate_limited":
      return 429;
    case "storage_unavailable":
      return 503;
    default:
      return bodyProblemStatus(status);
  }
}
