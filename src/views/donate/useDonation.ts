import { useCallback, useState } from "react";
import { useOrder, type OrderState } from "../../components/Order/useOrder";
import type { OrderFrequency } from "../../components/Order/usePaymentMethods";
import type { AmountCode } from "../../content-model/amount";
import { useI18n } from "../../i18n/I18nContext";
import { centBounds, chosenAmount, choosePreset, typeCustom, type AmountChoice } from "./amount-choice";
import { readForm } from "./read-form";

/** The choices of a donation form, and what changes them. */
export interface DonationChoices {
  readonly choice: AmountChoice;
  readonly frequency: OrderFrequency;
  /** Why the amount cannot be donated; not before it was tried. */
  readonly amountError: AmountCode | undefined;
  readonly order: OrderState;
  readonly setChoice: (choice: AmountChoice) => void;
  readonly setFrequency: (frequency: OrderFrequency) => void;
}

/** The state of a donation form, and what connects its `<form>` to it. */
export interface Donation extends DonationChoices {
  readonly submit: (form: HTMLFormElement) => void;
  /** For the form's `ref`: takes over what was chosen before scripts ran. */
  readonly attach: (form: HTMLFormElement | null) => void;
}

interface Bounds {
  readonly defaultAmount: number;
  readonly minimum: number;
  readonly maximum: number;
}

/** Choices of a donor: one amount, how often, and whether both can be sent. */
export function useDonation({ defaultAmount, ...bounds }: Bounds): Donation {
  const [choice, setChoice] = useState(() => choosePreset(defaultAmount));
  const [frequency, setFrequency] = useState<OrderFrequency>("once");
  const [tried, setTried] = useState(false);
  const { state: order, submit, reset } = useOrder("/api/donations");
  const amount = chosenAmount(choice, useI18n().language, centBounds(bounds));

  const attach = useCallback((form: HTMLFormElement | null) => {
    if (!form) return;
    const { preset, custom, frequency: often } = readForm(form);
    setChoice(custom === "" ? choosePreset(preset) : typeCustom(custom));
    setFrequency(often);
  }, []);

  return {
    choice,
    frequency,
    amountError: tried && !amount.ok ? amount.code : undefined,
    order,
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
      if (amount.ok) void submit(form);
      else readForm(form).customInput?.focus();
    },
  };
}
