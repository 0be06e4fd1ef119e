import { useEffect, useState } from "react";
import { forgetOrderKey } from "../../components/Order/order-key";
import { lookUpPayment, orderAddress, type PaymentLookUp } from "./payment-status";

/** How long after an answer a payment that may still change is asked about again, in ms. */
export const askAgainAfter = 20_000;

/**
 * The payment that this page's address names (`?ref=`), asked about again while it is pending: an answer
 * that does not come then changes nothing.
 */
export function usePayment(): { readonly lookUp: PaymentLookUp; readonly again: () => void } {
  const [lookUp, setLookUp] = useState<PaymentLookUp>({ status: "looking" });
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pending = false;
    const ask = async () => {
      const reference = new URLSearchParams(location.search).get("ref") ?? "";
      const found = await lookUpPayment(reference, leaving.signal);
      if (leaving.signal.aborted) return;
      if (!pending || found.status === "found") setLookUp(found);
      if (found.status === "found") {
        // What the same choices led to has been seen: choosing them again is another payment.
        forgetOrderKey(orderAddress(found.payment.kind));
        pending = found.payment.state === "pending";
      }
      if (pending) timer = setTimeout(() => void ask(), askAgainAfter);
    };
    void ask();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [asked]);

  return { lookUp, again: () => setAsked((count) => count + 1) };
}
