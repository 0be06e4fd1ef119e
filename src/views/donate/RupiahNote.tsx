import { intlLocale } from "../../domain/languages";
import { dollars as inDollars, formatMoney, toRupiah } from "../../domain/money";
import { useI18n } from "../../i18n/I18nContext";
import { caption } from "../../theme/mixins";
import * as styles from "./GiveForm.styles";

/** Rupiah per US dollar, and the date of this rate. */
export type RupiahRate = Pick<Queries.GivingSettings, "rupiahPerDollar" | "rupiahRateDate">;

export interface RupiahNoteProps {
  /** The chosen amount; undefined while there is none. */
  readonly dollars: number | undefined;
  readonly rate: RupiahRate;
}

/** The approximate amount in rupiah, with the rate and its date. */
export function RupiahNote({ dollars, rate: { rupiahPerDollar, rupiahRateDate } }: RupiahNoteProps) {
  const { t, format, language } = useI18n();
  if (dollars === undefined) return null;
  const rupiah = (minor: number) => formatMoney({ currency: "IDR", minor }, intlLocale(language));
  return (
    <p css={[caption, styles.note]}>
      {t("donate:rupiah", {
        dollars: format.money(dollars),
        rupiah: rupiah(toRupiah(inDollars(dollars), rupiahPerDollar).minor),
        rate: rupiah(rupiahPerDollar),
        date: format.date(rupiahRateDate),
      })}
    </p>
  );
}
