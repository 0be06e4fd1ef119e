import Heart from "lucide-react/icons/heart";
import { basePaths } from "../../domain/addresses";
import { useI18n } from "../../i18n/I18nContext";
import { ButtonLink } from "../Button/Button";
import { ClosingBand, type ClosingBandProps } from "../ClosingBand/ClosingBand";

export interface AskBandProps extends Omit<ClosingBandProps, "children"> {
  /** Path, in the default language, of the page that takes the donation. */
  readonly to?: string;
  /** Further links beside Donate. */
  readonly children?: ClosingBandProps["children"];
}

/** Asks for a donation at the end of a page. */
export function AskBand({ to = basePaths.donations, children, ...band }: AskBandProps) {
  const { t } = useI18n();
  return (
    <ClosingBand {...band}>
      <ButtonLink tone="give" to={to}>
        <Heart aria-hidden="true" />
        {t("common:donate")}
      </ButtonLink>
      {children}
    </ClosingBand>
  );
}
