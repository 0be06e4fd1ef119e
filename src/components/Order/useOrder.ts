import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { forgetOrderKey, orderKey } from "./order-key";
import { sendOrder, type OrderAddress, type OrderAnswer } from "./send-order";

export type OrderState =
  | { readonly status: "idle" | "sending" }
  /** What did not lead to a payment page. */
  | Exclude<OrderAnswer, { status: "redirect" }>;

/** An order on its way, from the click until the payment page opens. */
export interface OrderProcess {
  readonly state: OrderState;
  /** Sends what a form holds, once at a time. */
  readonly submit: (form: HTMLFormElement) => Promise<void>;
  /** For the form itself, which a browser without scripts sends as it is. */
  readonly form: {
    readonly method: "post";
    readonly action: OrderAddress;
    readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
  /** Takes back what was said about choices that have changed. */
  readonly reset: () => void;
}

const idle: OrderState = { status: "idle" };

/** Sends orders as a script does, and goes to the payment page that the answer names. */
export function useOrder(address: OrderAddress): OrderProcess {
  const [state, setState] = useState(idle);
  const sending = useRef(false);

  useEffect(() => {
    // A page that the browser kept, shown again by Back: its order is no longer on its way.
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
    const answer = await sendOrder(address, { ...fields, idempotencyKey: orderKey(address, fields) });
    if (answer.status === "redirect") {
      location.assign(answer.url);
      return;
    }
    sending.current = false;
    // The server's own page offers the ways of paying that this page could not find out about.
    if (answer.status === "refused" && answer.fields.method) form.submit();
    if (answer.status === "sample") forgetOrderKey(address);
    setState(answer);
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };

  return {
    state,
    submit,
    form: { method: "post", action: address, onSubmit },
    reset: () => setState(idle),
  };
}
