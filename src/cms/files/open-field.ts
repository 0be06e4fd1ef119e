import { defaultLanguage } from "../../domain/languages";
import { formStands } from "../../patches/draft-backup";
import { showLanguage } from "../interface/phone-panes";
import { fieldBox, findField, isShown } from "./find-field";
import { openForm } from "./open-form";
import { showWords } from "./show-words";

/** How often, and after how many milliseconds, a field is looked for: Decap shows some a little later than others. */
const [attempts, pause] = [10, 200];

/** Address of a form that opens it at a field, given the field's path in the model, `image.alt`, and words in it. */
export function fieldAddress(form: string, field: string, language: string, words = ""): string {
  return `${form}?${new URLSearchParams({ field, language, ...(words && { words }) })}`;
}

/** Brings the field into view that the address of a form names, whenever one does. */
export function followFieldAddresses(): void {
  const look = () => void showAsked();
  window.addEventListener("hashchange", look);
  look();
}

async function showAsked(): Promise<void> {
  const asked = new URLSearchParams(location.hash.split("?")[1] ?? "");
  const [field, language] = [asked.get("field"), asked.get("language") ?? ""];
  if (!field || !openForm()) return;
  await formStands();
  await showField(field, language, asked.get("words") ?? "");
}

/**
 * Brings a field of the open form into view and puts the cursor there, given its path in the model: `image.alt`.
 *
 * @param words in the field that are selected, where it is a long text
 */
export async function showField(field: string, language: string, words = ""): Promise<void> {
  const { hash } = location;
  await showLanguage(language);
  for (let attempt = 1; attempt <= attempts && location.hash === hash; attempt++) {
    const found = findField(field, language);
    if (found && isShown(found.label) && (found.isWhole || attempt === attempts)) {
      show(found.label);
      const shown = fieldOf(found.label);
      if (shown && words) showWords(shown, words);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Brings a field that languages share into view in the form's first column, given its id in the second one. */
export async function showInFirstColumn(id: string): Promise<void> {
  const labels = (column: string) =>
    [...document.querySelectorAll("label")].filter(
      (label) => label.closest(column) && withoutNumber(label.htmlFor) === withoutNumber(id),
    );
  const place = labels(".Pane2").findIndex(({ htmlFor }) => htmlFor === id);
  await showLanguage(defaultLanguage);
  const label = labels(".Pane1")[place];
  if (label) show(label);
}

/** The id of a field's input, `title-field-12`, without what differs between the languages. */
const withoutNumber = (id: string) => id.replace(/\d+$/, "");

/**
 * Where the focus starts in an open form: its first field, or on a touch screen that field's label, since an on-screen
 * keyboard would cover half of the form. Nothing until the form stands.
 */
export function formStart(): HTMLElement | null | undefined {
  const labels = [...document.querySelectorAll<HTMLLabelElement>('label[for*="-field-"]')];
  const label = labels.find(isShown);
  return label && (matchMedia("(pointer: coarse)").matches ? label : fieldOf(label));
}

function show(label: HTMLLabelElement): void {
  label.scrollIntoView({ block: "center" });
  fieldOf(label)?.focus({ preventScroll: true });
}

function fieldOf(label: HTMLLabelElement): HTMLElement | null | undefined {
  const around = label.closest(fieldBox) ?? label.parentElement;
  return (
    label.control ??
    // a rich text has buttons before it
    around?.querySelector<HTMLElement>("[contenteditable=true]") ??
    around?.querySelector<HTMLElement>("input, textarea, select, button")
  );
}

/** Switches on, in the open form, that the entry is a draft, and brings that switch into view. */
export async function makeDraft(): Promise<void> {
  await showField("appearance.draft", defaultLanguage);
  const toggle = document.activeElement;
  if (toggle instanceof HTMLElement && toggle.matches('[role="switch"][aria-checked="false"]'))
    toggle.click();
}
