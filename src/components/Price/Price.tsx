import { graphql } from "gatsby";
import type { Payments } from "../../domain/contract/order-answers";
import { type Priced, pricesFor } from "../../domain/price";
import { useI18n } from "../../i18n/I18nContext";
import { caption, price as priceStyle } from "../../theme/mixins";
import { payablePrices } from "../Order/sale";

export const priceFragment = graphql`
  fragment Price on Resource {
    price
    rupiahPrice
  }
`;

export interface PriceProps {
  readonly resource: Priced;
  readonly payments: Payments | undefined;
}

/**
 * What a resource costs, large, and what it costs in the other currency, if the content names a price in it and both
 * can be paid.
 */
export function Price({ resource, payments }: PriceProps) {
  const { t, language, format } = useI18n();
  const [price, other] = payablePrices(pricesFor(language, resource), payments);
  return (
    <div>
      <p css={priceStyle}>{format.money(price)}</p>
      {other ? <p css={caption}>{t("resources:orPrice", { price: format.money(other) })}</p> : null}
    </div>
  );
}
