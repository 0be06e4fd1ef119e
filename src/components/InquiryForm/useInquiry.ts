import {
  createElement,
  useCallback,
  useState,
  type InputEvent,
  type ReactNode,
  type RefCallback,
  type SubmitEvent,
} from "react";
import { flushSync } from "react-dom";
import { inquiryAddress, inquiryFields, type InquiryErrors } from "../../domain/inquiry-fields";
import { useI18n } from "../../i18n/I18nContext";
import { newKey } from "../new-key";
import { checkControl, checkFields, findControl } from "./check-fields";
import { discardDraft, type DraftInfo, restoreDraft, saveDraft, withdrawDraft } from "./draft";
import type { InquiryProblem } from "./inquiry-message";
import { loadWaiting, sendLoaded, somethingWaits, type WaitingModule } from "./load-waiting";

/** What a form shows besides its fields' values. */
export interface InquiryState {
  readonly errors: InquiryErrors;
  readonly sending: boolean;
  /** Why the last attempt failed. */
  readonly problem: InquiryProblem | undefined;
}

export interface InquiryOptions {
  /** What the inquiry is about, if it is known. */
  readonly subject: string | undefined;
  /** Slug of the resource that is asked for, if any. */
  readonly resource: string | undefined;
  readonly onSent: () => void;
}

/** The state of an inquiry form, and the attributes that connect its `<form>` to it. */
export interface Inquiry extends InquiryState {
  /** Messages about the same topic that wait for signal. */
  readonly waiting: ReactNode;
  readonly form: {
    readonly method: "post";
    readonly action: string;
    /** What is said without signal before scripts run: see `startWhenNeeded`. */
    readonly "data-offline": string;
    readonly ref: RefCallback<HTMLFormElement>;
    readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    readonly onInput: (event: InputEvent<HTMLFormElement>) => void;
  };
}

const untouched: InquiryState = { errors: {}, sending: false, problem: undefined };

/**
 * Checks a form on submit and from then on at every change, sends it, and keeps a draft until it has arrived.
 * The fields are uncontrolled: text typed before hydration stays, and a failure loses nothing.
 */
export function useInquiry({ subject, resource, onSent }: InquiryOptions): Inquiry {
  const { t } = useI18n();
  const topic = resource ?? subject;
  const [message, setMessage] = useState(newMessage);
  const [tried, setTried] = useState(false);
  const [state, setState] = useState(untouched);
  const [outbox, setOutbox] = useState<WaitingModule>();

  /** Before a message waits: a screen reader announces only what comes into a region that is there already. */
  const showWaiting = useCallback(() => void loadWaiting().then(setOutbox), []);

  // A ref callback, because in a dialog the form mounts after the effects of the component that opens it.
  const attach = useCallback(
    (form: HTMLFormElement | null) => {
      if (!form) return undefined;
      const draft = restoreDraft(form, topic);
      setMessage(draft ?? newMessage());
      form.noValidate = true;
      setTried(false);
      setState(untouched);
      if (draft || somethingWaits()) showWaiting();
      return () => withdrawDraft(form, topic);
    },
    [topic, showWaiting],
  );

  const submit = async (form: HTMLFormElement) => {
    setTried(true);
    const errors = checkFields(form);
    if (Object.keys(errors).length > 0) {
      refuse(form, { errors, problem: undefined });
      return;
    }
    saveDraft(form, topic, message);
    showWaiting();
    setState({ ...untouched, sending: true });
    const { shownAt, idempotencyKey } = message;
    const fields = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const result = await sendLoaded({ ...fields, elapsedMs: Date.now() - shownAt, idempotencyKey });
    const waits = !result.sent && result.problem === "offline" ? await loadWaiting() : undefined;
    if (!result.sent && !waits?.keepWaiting({ fields, shownAt, idempotencyKey })) {
      refuse(form, result);
      return;
    }
    discardDraft(topic);
    form.reset();
    setMessage({ ...newMessage(), shownAt });
    setTried(false);
    setState(untouched);
    if (!waits) onSent();
  };

  const refuse = (form: HTMLFormElement, refusal: Pick<InquiryState, "errors" | "problem">) => {
    // The message must be rendered before its field gets focus, so that screen readers read both.
    flushSync(() => setState({ ...refusal, sending: false }));
    form.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!state.sending) void submit(event.currentTarget);
  };

  const onInput = ({ currentTarget: form, target }: InputEvent<HTMLFormElement>) => {
    saveDraft(form, topic, message);
    showWaiting();
    const field = tried && inquiryFields.find((name) => findControl(form, name) === target);
    if (!field) return;
    const code = checkControl(field, target as HTMLInputElement | HTMLTextAreaElement);
    setState((before) => ({
      ...before,
      errors: { ...before.errors, [field]: code },
      problem: before.problem === "invalid" ? undefined : before.problem,
    }));
  };

  const waiting = outbox
    ? createElement(outbox.WaitingMessages, { form: { topic, onTakeBack: setMessage } })
    : null;
  return {
    ...state,
    waiting,
    form: {
      method: "post",
      action: inquiryAddress,
      "data-offline": t("forms:problems.offline"),
      ref: attach,
      onSubmit,
      onInput,
    },
  };
}

function newMessage(): DraftInfo {
  return { shownAt: Date.now(), idempotencyKey: newKey() };
}
