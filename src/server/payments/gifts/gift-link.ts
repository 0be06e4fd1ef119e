import { day } from "../../../domain/durations";
import { giftsPath } from "../../../domain/payment";
import { type Runtime, siteUrl } from "../../runtime";
import { readSigned, signLink } from "../../signed-link";
import { unlessUnreadable } from "../../storage/quarantine";
import { readPayer } from "../store/payers";

/** How long a link works, in days. Donors can ask for a new one. */
export const daysOfGiftLink = 90;

/** The link of one monthly donation; undefined if links cannot be signed. */
export function giftLink(reference: string, language: string, runtime: Runtime): string | undefined {
  const token = signLink("gift", reference, daysOfGiftLink * day, runtime);
  return token && `${siteUrl(runtime)}${giftsPath(language)}&link=${token}`;
}

/**
 * The reference in a link that still works: its time is not over, and it was made since the donor's address was last put
 * right. Undefined for any other.
 */
export async function readGiftLink(token: unknown, runtime: Runtime): Promise<string | undefined> {
  const link = readSigned("gift", token, runtime);
  if (!link || link.isExpired) return undefined;
  const payer = await unlessUnreadable(readPayer(runtime.store, link.reference), runtime);
  const madeAt = link.until.getTime() - daysOfGiftLink * day;
  const isOfOther = payer?.changedAt !== undefined && madeAt < Date.parse(payer.changedAt);
  return isOfOther ? undefined : link.reference;
}
