import { isCurrency, type Currency } from "../../domain/currency";
import { presetField, type Frequency } from "../../domain/payment";

/** Values of a donation form, whether the visitor, the browser or a script set them. */
export interface FormContent {
  readonly currency: Currency;
  readonly preset: number;
  readonly custom: string;
  readonly frequency: Frequency;
  readonly customInput: HTMLInputElement | undefined;
}

/** Reads the form of `GiveForm`. */
export function readForm(form: HTMLFormElement): FormContent {
  const fields = new FormData(form);
  const input = form.elements.namedItem("customAmount");
  const customInput = input instanceof HTMLInputElement ? input : undefined;
  const chosen = fields.get("currency");
  const currency = isCurrency(chosen) ? chosen : "USD";
  return {
    currency,
    preset: Number(fields.get(presetField(currency)) ?? 0),
    custom: customInput?.value ?? "",
    frequency: fields.get("frequency") === "monthly" ? "monthly" : "once",
    customInput,
  };
}
