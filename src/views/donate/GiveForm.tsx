import { graphql } from "gatsby";
import { useId } from "react";
import { OrderOutcome } from "../../components/Order/OrderOutcome";
import { PayerEmail } from "../../components/Order/PayerEmail";
import { PaymentMethods } from "../../components/Order/PaymentMethods";
import { PaymentNote } from "../../components/Order/PaymentNote";
import { TransferReminder } from "../../components/Order/TransferReminder";
import { usePaymentMethods } from "../../components/Order/usePaymentMethods";
import { useWaysToPay } from "../../components/Order/useWaysToPay";
import { donationName, orderAddresses } from "../../domain/payment";
import { useI18n } from "../../i18n/I18nContext";
import { payableAmounts } from "./amount-choice";
import { AmountPicker } from "./AmountPicker";
import { FrequencyPicker } from "./FrequencyPicker";
import { GiftWords } from "./GiftWords";
import { GiveButton } from "./GiveButton";
import * as styles from "./GiveForm.styles";
import { ImpactList } from "./ImpactList";
import { RupiahNote, type RupiahRate } from "./RupiahNote";
import { useDonation } from "./useDonation";

export const giveFormFragment = graphql`
  fragment GiveForm on DonationCampaign {
    slug
    name
    ...ForeignText
    usd {
      ...CampaignAmounts
    }
    idr {
      ...CampaignAmounts
    }
  }

  fragment CampaignAmounts on DonationAmounts {
    defaultAmount
    minimum
    maximum
    tiers {
      amount
      impact
    }
  }
`;

export interface GiveFormProps {
  readonly campaign: Queries.GiveFormFragment;
  /** The project that the gift is for, if any. */
  readonly project: Pick<Queries.GivenProjectFragment, "slug"> | null;
  readonly rate: RupiahRate;
}

/** The donation form: amount, frequency and payment method. Without scripts it is sent as a plain form. */
export function GiveForm({ campaign, project, rate }: GiveFormProps) {
  const { t, format, language } = useI18n();
  const payments = usePaymentMethods();
  const payable = payableAmounts(campaign, payments);
  const { attach, isFollowed, ...donation } = useDonation(campaign, payable);
  const { choice, amount, frequency, order } = donation;
  const ways = useWaysToPay({ kind: "donation", slug: campaign.slug, frequency, payments, amount });
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
      {project ? <input type="hidden" name="project" value={project.slug} /> : null}
      <TransferReminder slug={campaign.slug} />
      <AmountPicker campaign={payable} donation={donation} />
      {project ? null : <ImpactList campaign={campaign} amount={amount} />}
      <FrequencyPicker {...{ donation, payments }} />
      <RupiahNote amount={amount} rate={rate} />
      <PaymentMethods kind="donation" {...{ payments, amount }} choice={ways} />
      {project ? (
        <p css={styles.note}>
          {t("donate:project.recorded")} {t("donate:project.enough", { fund: campaign.name })}
        </p>
      ) : null}
      <GiftWords state={order} />
      <PayerEmail kind="donation" payments={payments} state={order} />
      <PaymentNote id={noteId} kind="donation" {...{ payments, frequency }} />
      <GiveButton
        {...{ choice, frequency, payments, noteId }}
        amount={isFollowed ? amount : undefined}
        charge={ways.current?.charge}
        busy={order.status === "sending"}
      />
      <OrderOutcome
        state={order}
        sampleMessage={(money) =>
          t(`server:sample.${donationName(frequency)}`, { amount: format.money(money) })
        }
      />
    </form>
  );
}
