import type { VisitError } from "../../domain/contract/answers";
import { visitSchema } from "../../domain/contract/requests";
import { jsonAnswer, noContent, refusalAnswer, retryAfter } from "../http/answer";
import { bodyProblemStatus, readFields } from "../http/fields";
import type { Handler } from "../http/request";
import { isSameOrigin } from "../http/same-origin";
import { siteUrl } from "../runtime";

/** Maximum size of what a page sends, in bytes: several times what it needs. */
export const visitLimit = 1024;

/** `POST /api/vitals`: what a page measured during a visit. */
export const handleVitals: Handler = async (request, runtime) => {
  if (!runtime.siteData.measuresVisits) return refusalAnswer(404, "unknown");
  if (!isSameOrigin(request, siteUrl(runtime))) return refusalAnswer(403, "cross_origin");
  if (request.body.byteLength > visitLimit) return refusalAnswer(413, "too_large");
  const body = readFields(request);
  if (!body.ok) return refusalAnswer(bodyProblemStatus(body.problem), body.problem);
  const visit = visitSchema.safeParse(body.fields);
  if (!visit.success) {
    const fields = visit.error.issues.map(({ path }) => [path.join("."), "invalid"] as const);
    const error: VisitError = { status: "error", code: "invalid", fields: Object.fromEntries(fields) };
    return jsonAnswer(422, error);
  }
  const limit = await runtime.limits.take("visit", request.address);
  if (!limit.ok) return refusalAnswer(429, "rate_limited", retryAfter(limit.retryAfterSeconds));
  await runtime.visits.count(visit.data, runtime);
  return noContent();
};
