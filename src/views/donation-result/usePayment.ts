import { useEffect, useState } from "react";
import { dropDraft, dropPayer } from "../../components/Order/gift-draft";
import { forgetIntention } from "../../components/Order/intention";
import { forgetOrderKey } from "../../components/Order/order-key";
import { lookUpPayment, type PaymentLookUp } from "../../components/Order/payment-status";
import { hasComeIn, orderAddresses, recheckSeconds } from "../../domain/payment";
import { awaitsTransfer } from "../../domain/payment-result";
import { useI18n } from "../../i18n/I18nContext";

/** Interval at which a pending payment is looked up again, in ms. */
export const askAgainAfter = recheckSeconds * 1000;

/**
 * The payment that the page's address names (`?ref=`), looked up again while it is pending: at intervals, or,
 * since a transfer takes days, whenever the payer comes back to the page. A lookup that fails then changes
 * nothing.
 */
export function usePayment(): { readonly lookUp: PaymentLookUp; readonly again: () => void } {
  const { language } = useI18n();
  const [lookUp, setLookUp] = useState<PaymentLookUp>({ status: "looking" });
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pending = false;
    let isTransfer = false;
    const ask = async () => {
      const reference = new URLSearchParams(location.search).get("ref") ?? "";
      const found = await lookUpPayment(reference, language, signal);
      if (signal.aborted) return;
      if (!pending || found.status === "found") setLookUp(found);
      if (found.status === "found") {
        const { kind, slug, state } = found.payment;
        // The visitor has seen this payment: the same choices may start another one, once this one has ended.
        forgetOrderKey(orderAddresses[kind]);
        // one that failed belongs to the same intention as the next: both may still be paid
        if (hasComeIn(state)) {
          forgetIntention(slug);
          dropDraft(slug);
          dropPayer();
        }
        isTransfer = awaitsTransfer(found.payment);
        pending = state === "pending";
      }
      if (pending && !isTransfer) timer = setTimeout(() => void ask(), askAgainAfter);
    };
    const comeBack = () => void (isTransfer && document.visibilityState === "visible" && ask());
    document.addEventListener("visibilitychange", comeBack, { signal });
    void ask();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [asked, language]);

  return { lookUp, again: () => setAsked((count) => count + 1) };
}
