import { useEffect, useState } from "react";
import { forgetOrderKey } from "../../components/Order/order-key";
import { lookUpPayment, type PaymentLookUp } from "./payment-status";

/** How long after an answer a payment that may still change is asked about again, in ms. */
export const askAgainAfter = 20_000;

/** The payment that this page's address names (`?ref=`), asked about again while it is pending. */
export function usePayment(): { readonly lookUp: PaymentLookUp; readonly again: () => void } {
  const [lookUp, setLookUp] = useState<PaymentLookUp>({ status: "looking" });
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      const reference = new URLSearchParams(location.search).get("ref") ?? "";
      const found = await lookUpPayment(reference, leaving.signal);
      if (leaving.signal.aborted) return;
      setLookUp(found);
      if (found.status !== "found") return;
      const { kind, state } = found.payment;
      // What the same choices led to has been seen: choosing them again is another payment.
      forgetOrderKey(kind === "purchase" ? "/api/purchases" : "/api/donations");
      if (state === "pending") timer = setTimeout(() => void ask(), askAgainAfter);
    };
    void ask();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [asked]);

  return { lookUp, again: () => setAsked((count) => count + 1) };
}
