import { createHash, randomUUID } from "node:crypto";
import { apiPath } from "../../../domain/api-path";
import { transfers } from "../../../domain/transfer";
import type { Environment } from "../../environment/environment";
import { deriveReference } from "../../reference";
import { createMidtransProvider } from "../providers/midtrans/midtrans-provider";
import { isOwnPage } from "../providers/own-pages";
import type { PaymentIntent } from "../store/payment-records";
import { checkAddress } from "./check-address";
import { type CheckFinding, missing, right, tried } from "./finding";

/**
 * Tries the settings of Midtrans: opens a page, asks for its state, cancels it, and looks at the notification's
 * address.
 */
export async function checkMidtrans(
  {
    MIDTRANS_SERVER_KEY: serverKey,
    MIDTRANS_PRODUCTION: isProduction,
    MIDTRANS_API_URL: apiUrl,
  }: Environment,
  site: string,
  now: Date,
): Promise<readonly CheckFinding[]> {
  if (!serverKey)
    return [missing("MIDTRANS_SERVER_KEY is missing: take the sandbox's key from the dashboard.")];
  const address = site + apiPath("webhooks/midtrans");
  const provider = createMidtransProvider({ serverKey, isProduction, apiUrl });
  const intent = trialIntent(now);
  const session = async () => {
    const page = await provider.createSession(intent, site, 1);
    const { charged } = await provider.check(intent, page.providerSession, now);
    if (!isOwnPage(provider, page.url) || charged !== "no")
      return [missing("Midtrans' answer to a new payment page is not as documented: ask Midtrans.")];
    const closing = await provider.close?.(intent, page);
    return closing?.closed
      ? [right("Midtrans: a payment page was opened, asked about and cancelled; nothing was begun on it.")]
      : [
          missing(
            "Midtrans does not cancel an unused payment page, so it can be paid for a day: ask Midtrans.",
          ),
        ];
  };
  return [
    ...(isProduction
      ? [right("The key is for real payments: no page was opened with it.")]
      : await tried(session, "Midtrans opens no payment page", "check the key.")),
    ...(await checkAddress(address, messages(serverKey, intent.reference))),
    right(
      `Compare in Midtrans' dashboard, which programs cannot read: the notification address is ${address}.`,
    ),
  ];
}

function trialIntent(now: Date): PaymentIntent {
  const sum = { currency: "IDR", minor: transfers.smallest } as const;
  return {
    ...{ reference: deriveReference(["check", randomUUID()]), createdAt: now.toISOString() },
    ...{ kind: "donation", slug: "check", title: "check:payments", frequency: "once", provider: "midtrans" },
    ...{ charge: sum, chosen: sum, language: "en", channel: "plain" },
  };
}

/** A notification of a payment on which nothing was begun, as Midtrans signs it, and one of somebody else. */
function messages(serverKey: string, orderId: string) {
  const signed = (key: string) => {
    const [status, sum] = ["201", `${transfers.smallest}.00`];
    const signature = createHash("sha512").update(`${orderId}${status}${sum}${key}`).digest("hex");
    const fields = { order_id: orderId, status_code: status, gross_amount: sum, signature_key: signature };
    return { body: JSON.stringify(fields) };
  };
  return { ours: signed(serverKey), forged: signed("forged"), setting: "MIDTRANS_SERVER_KEY" };
}
