import { inquiryFields, type InquiryField } from "../../content-model/inquiry-fields";
import { findControl } from "./check-fields";

/** What a draft belongs to: a request must not turn up in a form about something else. */
export interface DraftInfo {
  readonly subject: string | undefined;
  readonly idempotencyKey: string;
}

/** What was typed and not sent, kept in this tab until it is sent or the tab is closed. */
interface Draft {
  readonly idempotencyKey: string;
  readonly values: Readonly<Partial<Record<InquiryField, string>>>;
}

const storageKey = (subject: string | undefined) => `inquiry:${subject ?? ""}`;

/** Keeps what is typed in a form. Does nothing where storage is refused. */
export function saveDraft(form: HTMLFormElement, { subject, idempotencyKey }: DraftInfo): void {
  const values = Object.fromEntries(
    inquiryFields.map((field) => [field, findControl(form, field)?.value ?? ""]),
  );
  attempt(() => sessionStorage.setItem(storageKey(subject), JSON.stringify({ idempotencyKey, values })));
}

/** Puts back what was kept, except where something has been typed already. Returns the draft's key. */
export function restoreDraft(form: HTMLFormElement, subject: string | undefined): string | undefined {
  const kept = attempt(() => sessionStorage.getItem(storageKey(subject)));
  const draft = kept ? attempt(() => JSON.parse(kept) as Draft) : undefined;
  if (!draft) return undefined;
  for (const field of inquiryFields) {
    const control = findControl(form, field);
    if (control?.value === "") control.value = draft.values[field] ?? "";
  }
  return draft.idempotencyKey;
}

/** Forgets what was kept. */
export function discardDraft(subject: string | undefined): void {
  attempt(() => sessionStorage.removeItem(storageKey(subject)));
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
