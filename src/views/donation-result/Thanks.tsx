import { css } from "@emotion/react";
import type { Payment } from "../../domain/contract/payment-answers";
import { useI18n } from "../../i18n/I18nContext";
import { Sharing } from "./Sharing";

const thanks = css`
  display: grid;
  gap: 0.75rem;
  justify-items: start;
  h2 {
    font-size: var(--fs-h3);
    margin-top: 1rem;
  }
`;

/** What happens next with a gift, and how to tell somebody of it while the site has what it is for. */
export function Thanks({ payment: { page } }: { readonly payment: Payment }) {
  const { t } = useI18n();
  return (
    <div css={thanks} data-unprinted>
      <h2>{t("server:thanks.next")}</h2>
      <p>{t("server:thanks.accounts")}</p>
      {page === undefined ? null : <Sharing page={page} />}
    </div>
  );
}
