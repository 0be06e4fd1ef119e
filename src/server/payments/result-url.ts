import { localizedPath } from "../../domain/paths";
import { orderPages } from "../../domain/payment";
import { type Runtime, siteUrl } from "../runtime";
import type { PaymentIntent } from "./store/payment-records";

/** Where the payer returns: the site's result page or, without JavaScript, the server's. */
export function resultUrl(
  { reference, language, channel }: Pick<PaymentIntent, "reference" | "language" | "channel">,
  runtime: Pick<Runtime, "environment" | "siteData">,
): string {
  const path =
    channel === "script" ? localizedPath(runtime.siteData.paths.paymentResult, language) : orderPages.result;
  return `${siteUrl(runtime)}${path}?ref=${reference}`;
}
