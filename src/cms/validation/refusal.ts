/** Why nothing was saved or deleted, as Decap's message shows it. */
export class Refusal extends Error {
  override toString(): string {
    return this.message;
  }
}
