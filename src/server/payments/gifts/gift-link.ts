import { day } from "../../../domain/durations";
import { giftsPath } from "../../../domain/payment";
import { type Runtime, siteUrl } from "../../runtime";
import { signLink } from "../../signed-link";

/** How long a link works, in days. Donors can ask for a new one. */
export const daysOfGiftLink = 90;

/** The link of one monthly donation; undefined if links cannot be signed. */
export function giftLink(reference: string, language: string, runtime: Runtime): string | undefined {
  const token = signLink("gift", reference, daysOfGiftLink * day, runtime);
  return token && `${siteUrl(runtime)}${giftsPath(language)}&link=${token}`;
}
