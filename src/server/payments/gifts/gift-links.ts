import { day, hour } from "../../../domain/durations";
import { giftsPath } from "../../../domain/payment";
import { deliverSoon } from "../../outbox/deliver-due";
import { type Runtime, siteUrl } from "../../runtime";
import { signLink } from "../../signed-link";
import { passOver } from "../../storage/quarantine";
import { addNotice } from "../notices";
import { paymentReferences } from "../store/find-payment";
import { giftState } from "../store/gift-state";
import { hasAddress, readPayer } from "../store/payers";
import { readPayment } from "../store/payments";

/** How long a link works. */
const linkLasts = 90 * day;

/** The link of one monthly donation; undefined if links cannot be signed. */
export function giftLink(reference: string, language: string, runtime: Runtime): string | undefined {
  const token = signLink("gift", reference, linkLasts, runtime);
  return token && `${siteUrl(runtime)}${giftsPath(language)}&link=${token}`;
}

/** Sends the links of all monthly donations that were given with an address and go on. */
export async function sendLinks(email: string, runtime: Runtime): Promise<void> {
  const { store, now } = runtime;
  const thisHour = Math.floor(now().getTime() / hour);
  for (const reference of await paymentReferences(store)) {
    try {
      if (!hasAddress(await readPayer(store, reference), email)) continue;
      const payment = await readPayment(store, reference);
      const gift = payment && giftState(payment);
      if (gift !== "running" && gift !== "failing") continue;
      await addNotice(store, `${reference}-link-${thisHour}`, {
        kind: "link",
        reference,
        createdAt: now().toISOString(),
      });
    } catch (error) {
      await passOver(runtime, error, "link_not_sent", reference);
    }
  }
  deliverSoon(runtime);
}
