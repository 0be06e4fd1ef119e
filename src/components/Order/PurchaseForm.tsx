import { css } from "@emotion/react";
import CreditCard from "lucide-react/icons/credit-card";
import { useId } from "react";
import type { Payments } from "../../domain/contract/order-answers";
import { orderAddresses } from "../../domain/payment";
import { pricesFor } from "../../domain/price";
import { useI18n } from "../../i18n/I18nContext";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import { lineLink, small } from "../../theme/mixins";
import { Button } from "../Button/Button";
import { NotOnSale } from "./NotOnSale";
import { orderLabel } from "./order-label";
import { OrderOutcome } from "./OrderOutcome";
import { PayerEmail } from "./PayerEmail";
import { PaymentMethods } from "./PaymentMethods";
import { PaymentNote } from "./PaymentNote";
import { canBuy, isOnSale, purchase } from "./sale";
import { TransferReminder } from "./TransferReminder";
import { useOrder } from "./useOrder";
import { useWaysToPay } from "./useWaysToPay";

const ask = css`
  ${small};
  margin-top: 0.5rem;
`;

export interface PurchaseFormProps {
  readonly resource: Queries.SaleFragment;
  readonly payments: Payments | undefined;
  /** Label of the button: “Buy the e-book”. */
  readonly children: string;
}

/** The button that buys a resource; without scripts a plain form that the server answers with a page. */
export function PurchaseForm({ resource, payments, children }: PurchaseFormProps) {
  const { t, language } = useI18n();
  const { state, form } = useOrder(orderAddresses.purchase);
  const { slug } = resource;
  const noteId = useId();
  const prices = pricesFor(language, resource);
  const [amount] = prices;
  const choice = useWaysToPay({ ...purchase, slug, payments, amount, prices });
  const busy = state.status === "sending";
  if (!canBuy(resource, payments)) return isOnSale(resource) ? <NotOnSale /> : null;
  return (
    <form {...form}>
      <input type="hidden" name="product" value={slug} />
      <input type="hidden" name="language" value={language} />
      <TransferReminder slug={slug} />
      <PaymentMethods kind="purchase" {...{ payments, amount, choice }} />
      <PayerEmail kind="purchase" payments={payments} state={state} />
      <PaymentNote id={noteId} {...purchase} payments={payments} />
      <Button type="submit" wide aria-describedby={noteId} aria-disabled={busy || undefined}>
        <CreditCard aria-hidden="true" />
        {orderLabel(t, children, { payments, busy })}
      </Button>
      <p css={ask}>
        <LocalizedLink css={lineLink} to="/#contact">
          {t("resources:askAboutPurchase")}
        </LocalizedLink>
      </p>
      <OrderOutcome state={state} sampleMessage={() => t("forms:order.samplePurchase")} />
    </form>
  );
}
