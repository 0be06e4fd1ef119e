import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { flushSync } from "react-dom";
import type { OrderAddress } from "../../domain/payment";
import { useI18n } from "../../i18n/I18nContext";
import { keepTransfer } from "./begun-transfer";
import { intentionKey } from "./intention";
import { forgetOrderKey, orderKey } from "./order-key";
import { sendOrder, type OrderAnswer } from "./send-order";

export type OrderState =
  | { readonly status: "idle" | "sending" }
  /** Any answer but a redirect to a payment page. */
  | Exclude<OrderAnswer, { status: "redirect" }>;

/** An order in progress, from the click until the payment page opens. */
export interface OrderProcess {
  readonly state: OrderState;
  /** Sends the form's fields; ignored while a request is running. */
  readonly submit: (form: HTMLFormElement) => Promise<void>;
  /** Attributes of the `<form>`, which works without scripts, too. */
  readonly form: {
    readonly method: "post";
    readonly action: OrderAddress;
    /** What is said without signal before scripts run: see `startWhenNeeded`. */
    readonly "data-offline": string;
    readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
  /** Clears the outcome, because choices have changed. */
  readonly reset: () => void;
}

/** Leads to the first text field that was refused, out of its fold. Amounts say so in their own way. */
function showRefused(form: HTMLFormElement, { amount, ...refused }: Readonly<Record<string, string>>): void {
  const [name] = amount === undefined ? Object.keys(refused) : [];
  const field = name === undefined ? undefined : form.querySelector<HTMLInputElement>(`input[name=${name}]`);
  const fold = field?.closest("details");
  if (fold) fold.open = true;
  field?.focus();
}

const idle: OrderState = { status: "idle" };

/** Sends orders with `fetch` and opens the payment page that the server's answer names. */
export function useOrder(address: OrderAddress): OrderProcess {
  const { t } = useI18n();
  const [state, setState] = useState(idle);
  const sending = useRef(false);

  useEffect(() => {
    // Back restored the page from the back/forward cache: its order is no longer in progress.
    const show = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      sending.current = false;
      setState(idle);
    };
    addEventListener("pageshow", show);
    return () => removeEventListener("pageshow", show);
  }, []);

  const submit = async (form: HTMLFormElement) => {
    if (sending.current) return;
    sending.current = true;
    setState({ status: "sending" });
    const fields = Object.fromEntries(new FormData(form));
    const item = fields.campaign ?? fields.product;
    const slug = typeof item === "string" ? item : "";
    const intention = intentionKey(slug);
    const answer = await sendOrder(address, {
      ...fields,
      intention,
      idempotencyKey: orderKey(address, fields),
    });
    if (answer.status === "redirect") {
      if (answer.method === "transfer") keepTransfer(slug, answer.url);
      location.assign(answer.url);
      return;
    }
    sending.current = false;
    // The method is missing or unavailable: submit the form, so that the server's own page offers the
    // methods.
    if (answer.status === "refused" && answer.fields.method) {
      form.submit();
      return;
    }
    if (answer.status === "sample") forgetOrderKey(address);
    // as in inquiry forms: what is wrong is there before its field gets focus
    flushSync(() => setState(answer));
    if (answer.status === "refused") showRefused(form, answer.fields);
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };

  return {
    state,
    submit,
    form: {
      method: "post",
      action: address,
      "data-offline": t("forms:problems.payment_unreachable"),
      onSubmit,
    },
    reset: () => setState(idle),
  };
}
