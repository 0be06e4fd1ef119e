import type { HealthProblem } from "../../domain/contract/operation-answers";
import { second } from "../../domain/durations";
import { jsonAnswer, retryAfter } from "../http/answer";
import type { Handler } from "../http/request";
import type { Runtime } from "../runtime";
import type { Store } from "../storage/store";
import { wrongNow } from "./wrong-now";

/** How long an answer is used again, in milliseconds: anybody may ask, and each look writes to the store. */
const lookEvery = 10 * second;

interface Look {
  readonly at: number;
  readonly wrong: Promise<readonly HealthProblem[]>;
}

const lastLooks = new WeakMap<Store, Look>();

/** `GET /api/healthz`, on a server of one's own also `/healthz`: for machines that watch the site. */
export const handleHealth: Handler = async (_request, runtime) => {
  const wrong = await look(runtime);
  return wrong.length === 0
    ? jsonAnswer(200, { status: "ok" })
    : jsonAnswer(503, { status: "wrong", wrong }, retryAfter(60));
};

function look(runtime: Runtime): Look["wrong"] {
  const now = runtime.now().getTime();
  const last = lastLooks.get(runtime.store);
  if (last && Math.abs(now - last.at) < lookEvery) return last.wrong;
  const wrong = wrongNow(runtime);
  lastLooks.set(runtime.store, { at: now, wrong });
  return wrong;
}
