import { basePaths, entryPath } from "../../domain/addresses";
import { useI18n } from "../../i18n/I18nContext";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import { small } from "../../theme/mixins";
import { askId } from "./sale";

/** Says that a resource cannot be bought yet, with a link to the form that asks for it. */
export function NotOnSale({ slug }: { readonly slug: string }) {
  const { t } = useI18n();
  return (
    <p css={small}>
      {t("resources:notOnSale.text")}{" "}
      <LocalizedLink to={`${entryPath(basePaths.resources, slug)}#${askId}`}>
        {t("resources:notOnSale.ask")}
      </LocalizedLink>
    </p>
  );
}
