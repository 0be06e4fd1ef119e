import { useCallback, useState } from "react";
import { useOrder, type OrderState } from "../../components/Order/useOrder";
import type { AmountCode } from "../../domain/money";
import { type Frequency, orderAddresses } from "../../domain/payment";
import { useI18n } from "../../i18n/I18nContext";
import { centBounds, chosenAmount, choosePreset, typeCustom, type AmountChoice } from "./amount-choice";
import { readForm } from "./read-form";

/** The choices of a donation form, and their setters. */
export interface DonationChoices {
  readonly choice: AmountChoice;
  readonly frequency: Frequency;
  /** Why the amount cannot be donated; undefined before the first attempt to submit. */
  readonly amountError: AmountCode | undefined;
  readonly order: OrderState;
  readonly setChoice: (choice: AmountChoice) => void;
  readonly setFrequency: (frequency: Frequency) => void;
}

/** The state of a donation form, and the handlers that connect its `<form>` to it. */
export interface Donation extends DonationChoices {
  readonly submit: (form: HTMLFormElement) => void;
  /** For the form's `ref`: takes over what was chosen before hydration. */
  readonly attach: (form: HTMLFormElement | null) => void;
}

interface Bounds {
  readonly defaultAmount: number;
  readonly minimum: number;
  readonly maximum: number;
}

/** State of a donation form; amounts are in US dollars. */
export function useDonation({ defaultAmount, ...bounds }: Bounds): Donation {
  const [choice, setChoice] = useState(() => choosePreset(defaultAmount));
  const [frequency, setFrequency] = useState<Frequency>("once");
  const [tried, setTried] = useState(false);
  const { state: order, submit, reset } = useOrder(orderAddresses.donation);
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
