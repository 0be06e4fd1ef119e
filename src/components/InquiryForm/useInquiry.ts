import { useEffect, useRef, useState, type InputEvent, type RefObject, type SubmitEvent } from "react";
import { flushSync } from "react-dom";
import { inquiryFields, type InquiryErrors } from "../../content-model/inquiry-fields";
import { newKey } from "../new-key";
import { checkControl, checkFields, findControl, focusFirstError } from "./check-fields";
import { discardDraft, type DraftInfo, restoreDraft, saveDraft } from "./draft";
import { sendInquiry, type InquiryProblem } from "./send-inquiry";

/** What a form shows besides its fields. */
export interface InquiryState {
  readonly errors: InquiryErrors;
  readonly sending: boolean;
  /** Why the last attempt did not succeed. */
  readonly problem: InquiryProblem | undefined;
}

export interface InquiryOptions {
  /** What the inquiry is about, if it is known. */
  readonly subject: string | undefined;
  readonly onSent: () => void;
}

/** The state of an inquiry form, and what connects its `<form>` to it. */
export interface Inquiry extends InquiryState {
  readonly form: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    readonly onInput: (event: InputEvent<HTMLFormElement>) => void;
  };
}

/** One message on its way, from the form's appearance until it has arrived. */
interface Attempt extends DraftInfo {
  checked: boolean;
}

const untouched: InquiryState = { errors: {}, sending: false, problem: undefined };

/**
 * Checks a form when it is sent and from then on at every change, sends it, and keeps what is typed
 * until it has arrived. The fields themselves hold their values: what was typed before scripts ran
 * stays, and a failure loses nothing.
 */
export function useInquiry({ subject, onSent }: InquiryOptions): Inquiry {
  const ref = useRef<HTMLFormElement>(null);
  const attempt = useRef<Attempt>({ shownAt: 0, idempotencyKey: "", checked: false });
  const [state, setState] = useState(untouched);

  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    form.noValidate = true;
    attempt.current = newAttempt(restoreDraft(form, subject));
  }, [subject]);

  const submit = async (form: HTMLFormElement) => {
    const { shownAt, idempotencyKey } = attempt.current;
    attempt.current.checked = true;
    const errors = checkFields(form);
    if (Object.keys(errors).length > 0) {
      refuse(form, { errors, problem: undefined });
      return;
    }
    setState({ ...untouched, sending: true });
    const fields = Object.fromEntries(new FormData(form));
    const result = await sendInquiry({ ...fields, elapsedMs: Date.now() - shownAt, idempotencyKey });
    if (!result.sent) {
      saveDraft(form, subject, attempt.current);
      refuse(form, result);
      return;
    }
    discardDraft(subject);
    form.reset();
    attempt.current = { ...newAttempt(), shownAt };
    setState(untouched);
    onSent();
  };

  const refuse = (form: HTMLFormElement, refusal: Pick<InquiryState, "errors" | "problem">) => {
    // The sentence has to be there when focus comes to its field, to be read out with it.
    flushSync(() => setState({ ...refusal, sending: false }));
    focusFirstError(form, refusal.errors);
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!state.sending) void submit(event.currentTarget);
  };

  const onInput = ({ currentTarget: form, target }: InputEvent<HTMLFormElement>) => {
    saveDraft(form, subject, attempt.current);
    const field = inquiryFields.find((name) => findControl(form, name) === target);
    const control = field && findControl(form, field);
    if (!control || !attempt.current.checked) return;
    const code = checkControl(field, control);
    setState((before) => ({ ...before, errors: { ...before.errors, [field]: code } }));
  };

  return { ...state, form: { ref, onSubmit, onInput } };
}

function newAttempt(draft: DraftInfo = { shownAt: Date.now(), idempotencyKey: newKey() }): Attempt {
  return { ...draft, checked: false };
}
