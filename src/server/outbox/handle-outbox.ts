import { createHash, timingSafeEqual } from "node:crypto";
import { jsonAnswer, refusalAnswer, retryAfter } from "../http/answer";
import type { Handler } from "../http/request";
import { runJobAlone } from "./run-alone";

/** `POST /api/outbox` with `Authorization: Bearer <OUTBOX_SECRET>`: the regular job, for a scheduler. */
export const handleOutbox: Handler = async (request, runtime) => {
  const secret = runtime.environment.OUTBOX_SECRET;
  if (!secret) return refusalAnswer(404, "unknown");
  if (!isSame(request.header("authorization") ?? "", `Bearer ${secret}`)) {
    const limit = await runtime.limits.take("secret", request.address);
    return limit.ok
      ? refusalAnswer(401, "unauthorized", { "www-authenticate": "Bearer" })
      : refusalAnswer(429, "rate_limited", retryAfter(limit.retryAfterSeconds));
  }
  const report = await runJobAlone(runtime);
  if (!report) return jsonAnswer(200, { status: "busy" });
  return report.failed.length === 0
    ? jsonAnswer(200, { status: "ok", ...report })
    : jsonAnswer(503, { status: "failed", ...report });
};

/** Compares in constant time, so that timing reveals nothing about the secret. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
