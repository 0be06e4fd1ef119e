import { inquiryFields, type InquiryField } from "../../domain/inquiry-fields";
import { draftKeys, dropFromTab, keepInTab, keptInTab } from "../tab-storage";
import { findControl } from "./check-fields";

/** Facts about a message that survive a reload, besides its text. */
export interface DraftInfo {
  /** When the form was first shown, in ms since 1970. */
  readonly shownAt: number;
  readonly idempotencyKey: string;
}

/** Typed but unsent text, kept in this tab until it is sent or the tab is closed. */
interface Draft extends DraftInfo {
  readonly values: Readonly<Partial<Record<InquiryField, string>>>;
}

/** One key per topic, so that a draft does not appear in a form about something else. */
const storageKey = (topic: string | undefined) => draftKeys + (topic ?? "");

/** Saves what has been typed in the form for a topic. Does nothing if storage is blocked. */
export function saveDraft(
  form: HTMLFormElement,
  topic: string | undefined,
  { shownAt, idempotencyKey }: DraftInfo,
): void {
  const values = Object.fromEntries(
    inquiryFields.map((field) => [field, findControl(form, field)?.value ?? ""]),
  );
  keepInTab(storageKey(topic), { shownAt, idempotencyKey, values });
}

/**
 * Restores the draft's values into empty fields; when scripts begin, not into the one that has the focus, where what
 * is typed would be joined to them. Returns the draft, or undefined if there is none.
 */
export function restoreDraft(form: HTMLFormElement, topic: string | undefined): DraftInfo | undefined {
  const draft = keptDraft(topic);
  for (const [control, kept] of keptValues(form, draft)) {
    // a form that is attached once more has it from the first time
    if (form.noValidate || control !== document.activeElement) control.value ||= kept;
  }
  return draft;
}

/** Clears the fields that still hold the draft's values, before the form changes to another topic. */
export function withdrawDraft(form: HTMLFormElement, topic: string | undefined): void {
  for (const [control, kept] of keptValues(form, keptDraft(topic))) {
    if (control.value === kept) control.value = "";
  }
}

/** Deletes the draft. */
export function discardDraft(topic: string | undefined): void {
  dropFromTab(storageKey(topic));
}

function keptDraft(topic: string | undefined): Draft | undefined {
  return keptInTab(storageKey(topic)) as Draft | undefined;
}

/** The fields for which the draft has a value, each with this value. */
function keptValues(form: HTMLFormElement, draft: Draft | undefined) {
  return inquiryFields.flatMap((field) => {
    const control = findControl(form, field);
    const kept = draft?.values[field];
    return control && kept ? [[control, kept] as const] : [];
  });
}
