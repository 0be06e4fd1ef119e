import type { Challenge } from "../domain/contract/answers";
import { second } from "../domain/durations";

/** How long an answer is awaited, in ms. */
const patience = 30 * second;

/** What a server answered to a form, and whether it accepted it. An answer that is not ours has nothing else. */
export type FormAnswer<Answer> = Partial<Answer> & {
  readonly ok: boolean;
  readonly challenge?: Challenge | undefined;
};

/**
 * Sends a form as JSON. While very many are sent, the server first wants a proof of work: then that is done, and the
 * same is sent again.
 *
 * @throws {TypeError} or {DOMException} without an answer
 */
export async function postForm<Answer>(address: string, fields: object): Promise<FormAnswer<Answer>> {
  const send = async (proof?: string) => {
    const response = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...fields, proof }),
      signal: timeout(patience),
    });
    const answer = (await response.json().catch(() => null)) as Partial<Answer> | null;
    return { ok: response.ok, ...answer } as FormAnswer<Answer>;
  };
  const answer = await send();
  if (!answer.challenge) return answer;
  const { sendProved } = await import(/* webpackChunkName: "prove" */ "./prove");
  return sendProved(answer, send);
}

/** Aborts after so many ms, like `AbortSignal.timeout`, which browsers have had only since 2022. */
function timeout(ms: number): AbortSignal {
  const waiting = new AbortController();
  setTimeout(() => waiting.abort(), ms);
  return waiting.signal;
}
