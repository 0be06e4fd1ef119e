import { createHash, timingSafeEqual } from "node:crypto";
import { jsonAnswer, methodNotAllowed } from "../http/answer";
import type { Handler } from "../http/gatsby-function";
import { runJob } from "./run-job";

/** `POST /api/outbox` with `Authorization: Bearer <OUTBOX_SECRET>`: what a scheduler calls every few minutes. */
export const handleOutbox: Handler = async (request, runtime) => {
  const secret = runtime.environment.OUTBOX_SECRET;
  if (!secret) return jsonAnswer(404, { status: "error", code: "unknown" });
  if (request.method !== "POST") return methodNotAllowed("POST");
  if (!isSame(request.header("authorization") ?? "", `Bearer ${secret}`)) {
    const limit = await runtime.limits.take("secret", request.address);
    return limit.ok
      ? jsonAnswer(401, { status: "error", code: "unauthorized" }, { "www-authenticate": "Bearer" })
      : jsonAnswer(
          429,
          { status: "error", code: "rate_limited" },
          { "retry-after": String(limit.retryAfterSeconds) },
        );
  }
  return jsonAnswer(200, { status: "ok", ...(await runJob(runtime)) });
};

/** Compares without telling by the time it takes how much of the secret was right. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
