import { adminLanguage } from "../interface/admin-language";
import { saveTexts } from "../interface/save-texts";

/** Stops saving or deleting. Decap shows its text, which must not begin with “Error:”. */
export class Refusal extends Error {
  override toString(): string {
    return this.message;
  }
}

/** What browsers say, in English and as a fault of the program, when the server does not answer. */
const unreachable = /fetch|network|load failed/i;

/** Awaits work with an error that an editor understands, which Decap shows, if the server does not answer. */
export async function plainly<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const isAway = error instanceof TypeError && unreachable.test(error.message);
    throw isAway ? new Refusal(saveTexts[adminLanguage()].unreachable) : error;
  }
}
