import { css } from "@emotion/react";
import { useEffect } from "react";
import { Button, ButtonLink } from "../../components/Button/Button";
import { Page } from "../../components/Page/Page";
import { PageHeader } from "../../components/Page/PageHeader";
import { startsScripts } from "../../components/starting";
import { basePaths } from "../../domain/addresses";
import { orderPages } from "../../domain/payment";
import { useI18n } from "../../i18n/I18nContext";
import { actions } from "../../theme/mixins";
import { PaymentDetails } from "./PaymentDetails";
import { usePayment } from "./usePayment";
import { usePaymentWords } from "./usePaymentWords";

/** Keeps the footer below the fold, so that nothing visible shifts when the answer arrives. */
const result = css`
  min-height: 100vh;
  padding-bottom: 3rem;
  @media print {
    min-height: 0;
    padding-bottom: 0;
  }
`;

/** Without scripts nothing is looked up, and the introduction does not say so. */
const standing = css`
  html:not(.js) & header p {
    display: none;
  }
`;

export interface DonationResultViewProps {
  /** E-mail address for questions about a payment. */
  readonly teamEmail: string;
  /** The organisation as it stands in receipts. */
  readonly recipient: string;
  /** Name of the site, for the document's title. */
  readonly siteName: string;
}

/**
 * The state of a payment, with ways to complete or retry it. Reloading or sharing the page changes nothing.
 */
export function DonationResultView({ teamEmail, recipient, siteName }: DonationResultViewProps) {
  const { t, language } = useI18n();
  const { lookUp, again } = usePayment();
  const { title, text } = usePaymentWords(lookUp);
  useEffect(() => {
    document.title = `${title} — ${siteName}`;
  }, [title, siteName]);
  const payment = lookUp.status === "found" ? lookUp.payment : undefined;
  const back = (
    <ButtonLink to={payment?.page ?? basePaths.donations} tone="line">
      {t(payment?.page ? "donate:result.backToChoice" : "donate:result.back")}
    </ButtonLink>
  );
  return (
    <Page>
      <div css={result} {...startsScripts}>
        <div css={standing} role="status">
          <PageHeader key={lookUp.status} title={title} lead={text} />
        </div>
        <noscript>
          <p>{t("donate:result.noScript", { email: teamEmail })}</p>
          <form action={orderPages.result}>
            <input type="hidden" name="lang" value={language} />
            <Button type="submit">{t("donate:result.plain")}</Button>
          </form>
          {back}
        </noscript>
        {payment ? <PaymentDetails {...{ payment, teamEmail, recipient }} /> : null}
        {lookUp.status === "looking" ? null : (
          <div css={actions} data-unprinted>
            {lookUp.status === "unreachable" ? (
              <Button onClick={again}>{t("donate:result.again")}</Button>
            ) : null}
            {back}
          </div>
        )}
      </div>
    </Page>
  );
}
