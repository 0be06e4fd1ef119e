import type { Challenge } from "../domain/contract/answers";

/** An answer to a form: whether it was accepted, and what it says; null if it is not JSON. */
export interface FormAnswer {
  readonly ok: boolean;
  readonly answer: unknown;
}

/**
 * Sends a form as JSON. While very many are sent, the server first wants a proof of work: then that is done, and the
 * same is sent again.
 *
 * @param patience how long each answer is awaited, in ms
 * @param proofs how often a proof is tried
 * @throws {TypeError} or {DOMException} without an answer
 */
export async function postForm(
  address: string,
  fields: Readonly<Record<string, unknown>>,
  patience: number,
  proofs = 3,
): Promise<FormAnswer> {
  const response = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(fields),
    signal: AbortSignal.timeout(patience),
  });
  const answer = (await response.json().catch(() => null)) as { readonly challenge?: Challenge } | null;
  if (!answer?.challenge || proofs === 0) return { ok: response.ok, answer };
  const { prove } = await import(/* webpackChunkName: "prove" */ "./prove");
  return postForm(address, { ...fields, proof: await prove(answer.challenge) }, patience, proofs - 1);
}
