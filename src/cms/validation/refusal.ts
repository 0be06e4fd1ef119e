/** Stops saving or deleting. Decap shows its text, which must not begin with “Error:”. */
export class Refusal extends Error {
  override toString(): string {
    return this.message;
  }
}
