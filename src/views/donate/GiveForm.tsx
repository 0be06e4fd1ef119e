import { graphql } from "gatsby";
import { useId } from "react";
import { OrderOutcome } from "../../components/Order/OrderOutcome";
import { PaymentMethods } from "../../components/Order/PaymentMethods";
import { PaymentNote } from "../../components/Order/PaymentNote";
import { usePaymentMethods } from "../../components/Order/usePaymentMethods";
import { orderAddresses } from "../../domain/payment";
import { useI18n } from "../../i18n/I18nContext";
import { readableDollars } from "./amount-choice";
import { AmountPicker } from "./AmountPicker";
import { FrequencyPicker } from "./FrequencyPicker";
import { GiveButton } from "./GiveButton";
import * as styles from "./GiveForm.styles";
import { ImpactList } from "./ImpactList";
import { RupiahNote, type RupiahRate } from "./RupiahNote";
import { useDonation } from "./useDonation";

export const giveFormFragment = graphql`
  fragment GiveForm on DonationCampaign {
    slug
    defaultAmount
    minimum
    maximum
    language
    contentLanguage
    tiers {
      amount
      impact
    }
  }
`;

export interface GiveFormProps {
  readonly campaign: Queries.GiveFormFragment;
  readonly rate: RupiahRate;
}

/** The donation form: amount, frequency and payment method. Without scripts it is sent as a plain form. */
export function GiveForm({ campaign, rate }: GiveFormProps) {
  const { t, format, language } = useI18n();
  const { attach, ...donation } = useDonation(campaign);
  const { choice, frequency, order } = donation;
  const dollars = readableDollars(choice, language);
  const payments = usePaymentMethods();
  const noteId = useId();
  return (
    <form
      css={styles.form}
      method="post"
      action={orderAddresses.donation}
      aria-label={t("forms:donation.heading")}
      ref={attach}
      onSubmit={(event) => {
        event.preventDefault();
        donation.submit(event.currentTarget);
      }}
    >
      <input type="hidden" name="campaign" value={campaign.slug} />
      <input type="hidden" name="language" value={language} />
      <AmountPicker campaign={campaign} donation={donation} />
      <ImpactList campaign={campaign} dollars={dollars} />
      <FrequencyPicker donation={donation} />
      <RupiahNote dollars={dollars} rate={rate} />
      <PaymentMethods kind="donation" {...{ payments, frequency, dollars }} />
      <PaymentNote id={noteId} payments={payments} />
      <GiveButton {...{ choice, frequency, dollars, noteId }} busy={order.status === "sending"} />
      <OrderOutcome
        state={order}
        sampleMessage={(amount) => t("server:sample.donation", { amount: format.money(amount) })}
      />
    </form>
  );
}
