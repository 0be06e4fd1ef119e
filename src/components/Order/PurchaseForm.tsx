import { CreditCard } from "lucide-react";
import { useI18n } from "../../i18n/I18nContext";
import { Button } from "../Button/Button";
import { OrderOutcome } from "./OrderOutcome";
import { PaymentMethods } from "./PaymentMethods";
import { useOrder } from "./useOrder";

export interface PurchaseFormProps {
  /** Slug of the resource. */
  readonly product: string;
  /** In US dollars. */
  readonly price: number;
  /** Words of the button: “Buy the e-book”. */
  readonly children: string;
}

/** The button that buys a resource; without scripts a plain form that the server answers with a page. */
export function PurchaseForm({ product, price, children }: PurchaseFormProps) {
  const { t, language } = useI18n();
  const { state, form } = useOrder("/api/purchases");
  const busy = state.status === "sending";
  return (
    <form {...form}>
      <input type="hidden" name="product" value={product} />
      <input type="hidden" name="language" value={language} />
      <PaymentMethods kind="purchase" frequency="once" dollars={price} />
      <Button type="submit" wide aria-disabled={busy || undefined}>
        <CreditCard aria-hidden="true" />
        {busy ? t("forms:order.busy") : children}
      </Button>
      <OrderOutcome state={state} sampleMessage={() => t("resources:redirect")} />
    </form>
  );
}
