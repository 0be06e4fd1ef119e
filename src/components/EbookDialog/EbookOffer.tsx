import { useId } from "react";
import type { Payments } from "../../domain/contract/order-answers";
import { orderAddresses } from "../../domain/payment";
import { useI18n } from "../../i18n/I18nContext";
import { Button } from "../Button/Button";
import { DialogFoot } from "../Dialog/Dialog";
import { methodsFor } from "../Order/methods-for";
import { NotOnSale } from "../Order/NotOnSale";
import { orderLabel } from "../Order/order-label";
import { OrderOutcome } from "../Order/OrderOutcome";
import { PaymentNote } from "../Order/PaymentNote";
import { canBuy, isOnSale, purchase } from "../Order/sale";
import { useOrder } from "../Order/useOrder";
import * as styles from "./EbookDialog.styles";

export interface EbookOfferProps {
  readonly resource: Queries.SaleFragment & Pick<Queries.Resource, "type">;
  readonly payments: Payments | undefined;
}

/** The dialog's foot: the buy button, if any, with the payment note and the order's outcome. */
export function EbookOffer({ resource, payments }: EbookOfferProps) {
  const { t, language } = useI18n();
  const { state, form } = useOrder(orderAddresses.purchase);
  const noteId = useId();
  const busy = state.status === "sending";
  if (!canBuy(resource, payments))
    return <DialogFoot>{isOnSale(resource) ? <NotOnSale /> : null}</DialogFoot>;
  // the next step asks how to pay where there are several ways
  const hasChoice = payments !== undefined && methodsFor(purchase, payments).length > 1;
  const note = (
    <div css={styles.said}>
      <PaymentNote id={noteId} {...purchase} payments={hasChoice ? undefined : payments} />
      <OrderOutcome state={state} sampleMessage={() => t("forms:order.samplePurchase")} />
    </div>
  );
  return (
    <DialogFoot note={note}>
      <form {...form}>
        <input type="hidden" name="product" value={resource.slug} />
        <input type="hidden" name="language" value={language} />
        <Button type="submit" wide aria-describedby={noteId} aria-disabled={busy || undefined}>
          {orderLabel(t, t(`resources:buy.${resource.type}`), { payments, busy })}
        </Button>
      </form>
    </DialogFoot>
  );
}
