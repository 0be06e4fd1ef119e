import { useEffect, useRef, useState, type MouseEvent } from "react";
import { inquiryFields } from "../../domain/inquiry-fields";
import { useI18n } from "../../i18n/I18nContext";
import { Button } from "../Button/Button";
import { showToast } from "../Toast/toast-store";
import { findControl } from "./check-fields";
import type { DraftInfo } from "./draft";
import {
  keepSending,
  subscribeToWaiting,
  waitingMessages,
  withdraw,
  type WaitingMessage,
} from "./waiting-messages";
import * as styles from "./WaitingMessages.styles";

// loaded together, and ahead of need: without signal nothing can be loaded
export { sendInquiry } from "./send-inquiry";
export { keepWaiting } from "./waiting-messages";

export interface WaitingMessagesProps {
  /** Shows the messages about this topic, to be taken back into the form around them; else all. */
  readonly form?: {
    readonly topic: string | undefined;
    readonly onTakeBack: (message: DraftInfo) => void;
  };
}

/**
 * Shows which messages wait for signal, and sends them as soon as there is. Rendered before a message begins to
 * wait, it announces the message and brings it into view.
 */
export function WaitingMessages({ form }: WaitingMessagesProps) {
  const { t } = useI18n();
  const [messages, setMessages] = useState(waitingMessages);

  useEffect(() => {
    const read = () => setMessages(waitingMessages());
    // one may have begun to wait since it was rendered
    read();
    return subscribeToWaiting(read);
  }, []);
  useEffect(() => keepSending((count) => showToast({ title: t("forms:waiting.sent", { count }) })), [t]);

  const takeBack = (message: WaitingMessage, { currentTarget }: MouseEvent<HTMLButtonElement>) => {
    withdraw(message);
    if (!currentTarget.form) return;
    for (const field of inquiryFields) {
      const control = findControl(currentTarget.form, field);
      if (control) control.value = message.fields[field] ?? "";
    }
    form?.onTakeBack(message);
    findControl(currentTarget.form, "message")?.focus();
  };

  const shown = messages.filter(({ fields }) => !form || (fields.resource ?? fields.subject) === form.topic);
  const box = useRef<HTMLDivElement>(null);
  const shownBefore = useRef(shown.length);
  useEffect(() => {
    if (shown.length > shownBefore.current) box.current?.scrollIntoView({ block: "nearest" });
    shownBefore.current = shown.length;
  }, [shown.length]);

  return (
    <div ref={box} role="status" css={styles.waiting}>
      {shown.length === 0 ? null : (
        <>
          <p>
            <b>{t("forms:waiting.title")}</b>
          </p>
          <p>{t("forms:waiting.explained")}</p>
        </>
      )}
      {shown.map((message) => (
        <div key={message.idempotencyKey}>
          {message.refusal ? <p>{t(`forms:problems.${message.refusal}`)}</p> : null}
          <blockquote>{message.fields.message}</blockquote>
          <Button tone="line" size="small" onClick={(event) => takeBack(message, event)}>
            {t(form ? "forms:waiting.takeBack" : "forms:waiting.discard")}
          </Button>
        </div>
      ))}
    </div>
  );
}
