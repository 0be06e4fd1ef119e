/** Stops saving or deleting. Decap shows its text, which must not begin with “Error:”. */
export class Refusal extends Error {
  override toString(): string {
    return this.message;
  }
}

/** A refusal of which a dialog has told: `src/patches/told-once.ts` keeps Decap from telling it again. */
export class ToldRefusal extends Refusal {
  readonly isTold = true;
}
