import { basePaths, pagePath } from "../../domain/addresses";
import { useI18n } from "../../i18n/I18nContext";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import { small } from "../../theme/mixins";
import { askId } from "./sale";

export interface NotOnSaleProps {
  /** Slug of a resource whose page has a form that asks for it; without one, the form is on the home page. */
  readonly slug?: string;
}

/** Says that a resource cannot be bought yet, with a link to the form that asks for it. */
export function NotOnSale({ slug }: NotOnSaleProps) {
  const { t } = useI18n();
  return (
    <p css={small}>
      {t("resources:notOnSale.text")}{" "}
      <LocalizedLink to={`${slug ? pagePath(basePaths.resources, slug) : "/"}#${askId}`}>
        {t("resources:notOnSale.ask")}
      </LocalizedLink>
    </p>
  );
}
