import { showsUnit } from "../../domain/figure";
import { useI18n } from "../../i18n/I18nContext";

/** The unit behind a figure whose own sign does not say it: “ hectares” after `5,000`, nothing after `70%`. */
export function Unit({ of: unit }: { readonly of: Queries.Claim["unit"] }) {
  const { t } = useI18n();
  return showsUnit(unit) ? null : <small>{` ${t(`figures:unit.${unit}`)}`}</small>;
}
