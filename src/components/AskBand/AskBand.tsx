import { Heart } from "lucide-react";
import { useId, type ReactNode } from "react";
import { useI18n } from "../../i18n/I18nContext";
import { actions } from "../../theme/mixins";
import { ButtonLink } from "../Button/Button";
import * as styles from "./AskBand.styles";

export interface AskBandProps {
  readonly title: string;
  readonly lead?: string | null | undefined;
  /** Path in the default language of the page that takes the donation. */
  readonly to?: string;
  /** Language of the lead, where it is not the page's. */
  readonly leadLang?: string | undefined;
  /** Further links beside Donate. */
  readonly children?: ReactNode;
}

/** Asks for a donation on a deep green band, at the end of a page. */
export function AskBand({ title, lead, to = "/donate/", leadLang, children }: AskBandProps) {
  const { t } = useI18n();
  const id = useId();
  return (
    <section css={styles.band} data-ground="band" aria-labelledby={id}>
      <div css={styles.row}>
        <div>
          <h2 id={id}>{title}</h2>
          {lead ? (
            <p css={styles.leadText} lang={leadLang}>
              {lead}
            </p>
          ) : null}
        </div>
        <div css={actions}>
          <ButtonLink tone="give" to={to}>
            <Heart aria-hidden="true" />
            {t("common:donate")}
          </ButtonLink>
          {children}
        </div>
      </div>
    </section>
  );
}
