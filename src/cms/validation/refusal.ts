/** Stops saving or deleting. Decap shows its text, which must not begin with “Error:”. */
export class Refusal extends Error {
  override toString(): string {
    return this.message;
  }
}

/** The words of the refusals of which dialogs have told. */
const told = new Set<string>();

/** A refusal of which a dialog has told: `src/patches/told-once.ts` keeps Decap from telling it again. */
export class ToldRefusal extends Refusal {
  constructor(words: string) {
    super(words);
    told.add(words);
  }
}

/** Whether a dialog has told of a refusal with these words: Decap hands on no more of some. */
export function isTold(words: string): boolean {
  return told.has(words);
}
