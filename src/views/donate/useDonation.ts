import { type RefCallback, useCallback, useState } from "react";
import { keepDraft, restoreDraft } from "../../components/Order/gift-draft";
import { useOrder, type OrderState } from "../../components/Order/useOrder";
import type { AmountRefusal } from "../../domain/amount";
import { currencyOf } from "../../domain/languages";
import type { Money } from "../../domain/money";
import { type Frequency, orderAddresses } from "../../domain/payment";
import { useI18n } from "../../i18n/I18nContext";
import {
  checkChoice,
  choosePreset,
  isChosen,
  preselected,
  typeCustom,
  type AmountChoice,
  type CampaignAmounts,
} from "./amount-choice";
import { readForm } from "./read-form";

/** The choices of a donation form, and their setters. */
export interface DonationChoices {
  readonly choice: AmountChoice;
  /** The chosen amount; undefined while it cannot be donated. */
  readonly amount: Money | undefined;
  readonly frequency: Frequency;
  /** Why the amount cannot be donated; said at the first attempt to submit, or at once if there is none. */
  readonly amountError: AmountRefusal | undefined;
  readonly order: OrderState;
  readonly setChoice: (choice: AmountChoice) => void;
  readonly setFrequency: (frequency: Frequency) => void;
}

/** The state of a donation form, and the handlers that connect its `<form>` to it. */
export interface Donation extends DonationChoices {
  /** Whether scripts follow the choices; without them, no label can name the amount. */
  readonly isFollowed: boolean;
  readonly submit: (form: HTMLFormElement) => void;
  /** For the form's `ref`: takes over what was chosen before hydration, or before the visitor left the page. */
  readonly attach: RefCallback<HTMLFormElement>;
}

/**
 * State of a campaign's donation form.
 *
 * @param payable the campaign's amounts that can be paid, as far as is known
 */
export function useDonation(
  campaign: CampaignAmounts & { readonly slug: string },
  payable: CampaignAmounts,
): Donation {
  const { language } = useI18n();
  const [choice, setChoice] = useState(() => preselected(campaign, currencyOf(language)));
  const [frequency, setFrequency] = useState<Frequency>("once");
  const [isFollowed, setIsFollowed] = useState(false);
  const [tried, setTried] = useState(false);
  const { state: order, submit, reset } = useOrder(orderAddresses.donation);
  const checked = checkChoice(choice, language, payable);

  const attach = useCallback(
    (form: HTMLFormElement | null) => {
      if (!form) return undefined;
      const { slug } = campaign;
      restoreDraft(form, slug);
      const { currency, preset, custom, frequency: often } = readForm(form);
      const chosen = custom === "" ? choosePreset(currency, preset) : typeCustom(currency, custom);
      setChoice(isChosen(chosen) ? chosen : preselected(campaign, currency));
      setFrequency(often);
      setIsFollowed(true);
      // a page that is left, reloaded or put aside by a phone is hidden first
      const keep = () => keepDraft(form, slug);
      document.addEventListener("visibilitychange", keep);
      return () => {
        keep();
        document.removeEventListener("visibilitychange", keep);
      };
    },
    [campaign],
  );

  return {
    choice,
    amount: checked.ok ? checked.money : undefined,
    frequency,
    amountError: !checked.ok && (tried || !isChosen(choice)) ? checked : undefined,
    order,
    isFollowed,
    attach,
    setChoice: (next) => {
      setChoice(next);
      reset();
    },
    setFrequency: (next) => {
      setFrequency(next);
      reset();
    },
    submit: (form) => {
      setTried(true);
      if (checked.ok) void submit(form);
      else readForm(form).customInput?.focus();
    },
  };
}
