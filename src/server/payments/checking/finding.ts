/** What a check found, in plain words for the operator. */
export interface CheckFinding {
  readonly isRight: boolean;
  readonly words: string;
}

export const right = (words: string): CheckFinding => ({ isRight: true, words });
export const missing = (words: string): CheckFinding => ({ isRight: false, words });

/** What a check gives, or the words for its failure. */
export async function tried(
  check: () => Promise<readonly CheckFinding[]>,
  failure: (code: string) => string,
): Promise<readonly CheckFinding[]> {
  try {
    return await check();
  } catch (error) {
    const { code, name } = error as { readonly code?: unknown; readonly name?: unknown };
    return [missing(failure(String(code ?? name)))];
  }
}
