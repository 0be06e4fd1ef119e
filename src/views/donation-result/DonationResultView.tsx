import { Button, ButtonLink } from "../../components/Button/Button";
import { Page } from "../../components/Page/Page";
import { PageHeader } from "../../components/Page/PageHeader";
import { useI18n } from "../../i18n/I18nContext";
import { actions } from "../../theme/mixins";
import * as styles from "./DonationResultView.styles";
import { PaymentDetails } from "./PaymentDetails";
import { usePayment } from "./usePayment";
import { usePaymentWords } from "./usePaymentWords";

export interface DonationResultViewProps {
  /** Whom to ask about a payment. */
  readonly teamEmail: string;
}

/** How a payment ended, or how to end it. Reloading or sharing the page changes nothing. */
export function DonationResultView({ teamEmail }: DonationResultViewProps) {
  const { t } = useI18n();
  const { lookUp, again } = usePayment();
  const { title, text } = usePaymentWords(lookUp);
  const back = (
    <ButtonLink to="/donate/" tone="line">
      {t("donate:result.back")}
    </ButtonLink>
  );
  return (
    <Page>
      <div css={styles.result}>
        <div role="status">
          <PageHeader key={lookUp.status} title={title} lead={text} />
        </div>
        <noscript>
          <p>{t("donate:result.noScript", { email: teamEmail })}</p>
          {back}
        </noscript>
        {lookUp.status === "found" ? <PaymentDetails payment={lookUp.payment} /> : null}
        {lookUp.status === "looking" ? null : (
          <div css={actions}>
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
