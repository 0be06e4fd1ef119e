import { day } from "../../domain/durations";
import { isReference } from "../reference";
import type { Runtime } from "../runtime";
import { readSigned, type SignedLink, signLink } from "../signed-link";

/** How long a link to bought goods works, in days. The page of the payment gives a new one. */
export const daysOfLink = 30;

type TokenRuntime = Pick<Runtime, "environment" | "now">;

/** Signs the right to get what a payment bought; undefined while no `GOODS_SECRET` is set. */
export function signGoodsToken(reference: string, runtime: TokenRuntime): string | undefined {
  return signLink("goods", reference, daysOfLink * day, runtime);
}

/** Reads a token; undefined unless this site signed it, with the present secret or the one before. */
export function readGoodsToken(token: string | undefined, runtime: TokenRuntime): SignedLink | undefined {
  const link = readSigned("goods", token, runtime);
  return link && isReference(link.reference) ? link : undefined;
}
