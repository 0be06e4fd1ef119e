import { css } from "@emotion/react";
import { Button } from "../../components/Button/Button";
import type { Payment } from "../../domain/contract/payment-answers";
import { localizedPath } from "../../domain/paths";
import { shareLinks } from "../../domain/share";
import { useI18n } from "../../i18n/I18nContext";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import { actions, small } from "../../theme/mixins";
import { useCopy } from "./useCopy";

const thanks = css`
  display: grid;
  gap: 0.75rem;
  justify-items: start;
  h2 {
    font-size: var(--fs-h3);
    margin-top: 1rem;
  }
`;

/** What happens next with a gift, and how to tell somebody of it. */
export function Thanks({ payment: { page } }: { readonly payment: Payment }) {
  const { t, language } = useI18n();
  const { said, copy } = useCopy();
  const address = `${location.origin}${localizedPath(page, language)}`;
  const links = shareLinks(t("server:thanks.subject"), t("server:thanks.text", { address }));
  return (
    <div css={thanks} data-unprinted>
      <h2>{t("server:thanks.next")}</h2>
      <p>{t("server:thanks.accounts")}</p>
      <LocalizedLink to={page}>{t("server:thanks.page")}</LocalizedLink>
      <h2>{t("server:thanks.share")}</h2>
      <div css={actions}>
        <a href={links.whatsapp}>{t("server:thanks.whatsapp")}</a>
        <a href={links.email}>{t("server:thanks.email")}</a>
      </div>
      <Button tone="line" size="small" onClick={() => copy(address)}>
        {t("server:thanks.copy")}
      </Button>
      <p css={small} role="status">
        {said}
      </p>
    </div>
  );
}
