import { inquiryFields, type InquiryField } from "../../content-model/inquiry-fields";
import { dropFromTab, keepInTab, keptInTab } from "../tab-storage";
import { findControl } from "./check-fields";

/** What a message keeps over reloads besides its text. */
export interface DraftInfo {
  /** When the form was first shown, in ms. */
  readonly shownAt: number;
  readonly idempotencyKey: string;
}

/** What was typed and not sent, kept in this tab until it is sent or the tab is closed. */
interface Draft extends DraftInfo {
  readonly values: Readonly<Partial<Record<InquiryField, string>>>;
}

/** A request must not turn up in a form about something else. */
const storageKey = (subject: string | undefined) => `inquiry:${subject ?? ""}`;

/** Keeps what is typed in a form about something. Does nothing where storage is refused. */
export function saveDraft(
  form: HTMLFormElement,
  subject: string | undefined,
  { shownAt, idempotencyKey }: DraftInfo,
): void {
  const values = Object.fromEntries(
    inquiryFields.map((field) => [field, findControl(form, field)?.value ?? ""]),
  );
  keepInTab(storageKey(subject), { shownAt, idempotencyKey, values });
}

/** Puts back what was kept, except where something has been typed already. Returns the rest of the draft. */
export function restoreDraft(form: HTMLFormElement, subject: string | undefined): DraftInfo | undefined {
  const draft = keptDraft(subject);
  for (const [control, kept] of keptValues(form, draft)) {
    if (control.value === "") control.value = kept;
  }
  return draft;
}

/** Empties the fields that hold what is kept: the form is about something else from now on. */
export function withdrawDraft(form: HTMLFormElement, subject: string | undefined): void {
  for (const [control, kept] of keptValues(form, keptDraft(subject))) {
    if (control.value === kept) control.value = "";
  }
}

/** Forgets what was kept. */
export function discardDraft(subject: string | undefined): void {
  dropFromTab(storageKey(subject));
}

function keptDraft(subject: string | undefined): Draft | undefined {
  return keptInTab(storageKey(subject)) as Draft | undefined;
}

/** The fields of a form, each with what a draft has for it. */
function keptValues(form: HTMLFormElement, draft: Draft | undefined) {
  return inquiryFields.flatMap((field) => {
    const control = findControl(form, field);
    const kept = draft?.values[field];
    return control && kept ? [[control, kept] as const] : [];
  });
}
