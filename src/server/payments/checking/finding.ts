/** What a check found, in plain words for the operator. */
export interface CheckFinding {
  readonly isRight: boolean;
  readonly words: string;
}

export const right = (words: string): CheckFinding => ({ isRight: true, words });
export const missing = (words: string): CheckFinding => ({ isRight: false, words });

/** What a check gives, or what failed and how to mend it: the provider is out of reach, or else `remedy`. */
export async function tried(
  check: () => Promise<readonly CheckFinding[]>,
  failure: string,
  remedy: string,
): Promise<readonly CheckFinding[]> {
  try {
    return await check();
  } catch (error) {
    const { code, name } = error as { readonly code?: unknown; readonly name?: unknown };
    const reason = String(code ?? name);
    return [missing(`${failure} (${reason}): ${outOfReach.has(reason) ? noConnection : remedy}`)];
  }
}

/** What Stripe's library and `ask-midtrans.ts` call a provider that did not answer. */
const outOfReach: ReadonlySet<string> = new Set(["StripeConnectionError", "no_answer"]);
const noConnection = "no answer came. See that this machine has a connection, and try again.";
