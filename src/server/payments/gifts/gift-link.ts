import { day } from "../../../domain/durations";
import { giftsPath } from "../../../domain/payment";
import { type Runtime, siteUrl } from "../../runtime";
import { signLink } from "../../signed-link";

/** How long a link works. */
const linkLasts = 90 * day;

/** The link of one monthly donation; undefined if links cannot be signed. */
export function giftLink(reference: string, language: string, runtime: Runtime): string | undefined {
  const token = signLink("gift", reference, linkLasts, runtime);
  return token && `${siteUrl(runtime)}${giftsPath(language)}&link=${token}`;
}
