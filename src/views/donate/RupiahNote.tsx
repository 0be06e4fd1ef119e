import { convert, toMoney, type Money } from "../../domain/money";
import { useI18n } from "../../i18n/I18nContext";
import { caption } from "../../theme/mixins";
import * as styles from "./GiveForm.styles";

/** Rupiah per US dollar, and the date of this rate. */
export type RupiahRate = Pick<Queries.GivingSettings, "rupiahPerDollar" | "rupiahRateDate">;

export interface RupiahNoteProps {
  /** The chosen amount; undefined while there is none. */
  readonly amount: Money | undefined;
  readonly rate: RupiahRate;
}

/** What an amount in dollars is in rupiah, with the rate and its date. */
export function RupiahNote({ amount, rate: { rupiahPerDollar, rupiahRateDate } }: RupiahNoteProps) {
  const { t, format } = useI18n();
  if (amount?.currency !== "USD") return null;
  return (
    <p css={[caption, styles.note]}>
      {t("donate:rupiah", {
        dollars: format.money(amount),
        rupiah: format.money(convert(amount, "IDR", rupiahPerDollar)),
        rate: format.money(toMoney("IDR", rupiahPerDollar)),
        date: format.date(rupiahRateDate),
      })}
    </p>
  );
}
