import { titleOf, type ContentText } from "../../content-model/content-text";
import { historyTexts } from "../history/history-texts";
import type { AddressGoal } from "../validation/address-goals";
import type { ReferringEntry } from "../validation/referring-entries";
import { adminLanguage } from "./admin-language";
import { deleteTexts } from "./delete-texts";
import { openDialog } from "./dialog";
import { element } from "./element";

/** What stands against a deletion, and what can be done about it. */
interface Question {
  /** What the editor calls what is to be deleted. */
  readonly name: string;
  readonly entries: readonly ReferringEntry[];
  readonly canTakeOut: boolean;
  /** Entries that the references may lead to. */
  readonly goals: readonly ContentText[];
  /** Of what has a public page: its address, and where that may lead. */
  readonly oldAddress?: { readonly address: string; readonly goals: readonly AddressGoal[] } | undefined;
  /** Whether the form holds changes that were never saved. */
  readonly isUnsaved: boolean;
}

/** What the editor chose. */
interface Answer {
  /** What becomes of the references. */
  readonly references: ContentText | "take out" | "none";
  /** Where the old address leads, if anywhere. */
  readonly addressGoal?: string | undefined;
}

/**
 * Shows the entries that refer to what is to be deleted, and asks where its old address shall lead. Resolves with what
 * to do; undefined for not deleting it.
 */
export async function askBeforeDeletion({
  name,
  entries,
  canTakeOut,
  goals,
  oldAddress,
  isUnsaved,
}: Question): Promise<Answer | undefined> {
  const t = deleteTexts[adminLanguage()];
  const isFree = entries.length === 0;
  const goal = element("select", {}, goals.map(option));
  const addressGoal = oldAddress && addressSelect(oldAddress.goals, t.nowhere);
  const buttons = isFree
    ? [t.remove]
    : [...(canTakeOut ? [t.takeOut] : []), ...(goals.length > 0 ? [t.leadThere] : [])];
  const pressed = await openDialog({
    title: isFree ? t.alone(name) : t.title(name),
    lead: !isFree ? t.lead : oldAddress ? t.wasPublic(oldAddress.address) : t.unreferred,
    lines: entries.map(({ title, place, form }) => ({ term: title, text: place, href: form })),
    more: [
      ...(buttons.length > 0 && !isFree ? [element("p", { textContent: t.choices })] : []),
      ...(goals.length > 0 ? [element("label", {}, [`${t.goal} `, goal])] : []),
      ...(addressGoal && buttons.length > 0 ? [element("label", {}, [`${t.oldAddress} `, addressGoal])] : []),
      ...(isUnsaved && buttons.length > 0 ? [element("p", { textContent: t.unsaved })] : []),
    ],
    buttons: [t.back, ...buttons],
  });
  const chosen = pressed === t.leadThere ? goals[goal.selectedIndex] : undefined;
  const references = isFree ? "none" : pressed === t.takeOut ? "take out" : chosen;
  if (pressed === t.back || !references) return undefined;
  const asked = addressGoal?.value ?? "";
  return { references, addressGoal: asked === "" ? chosen?.address : asked };
}

/** Asks whether the draft of an entry is to be deleted. */
export async function confirmDraftDeletion(name: string, isUnsaved: boolean): Promise<boolean> {
  const t = deleteTexts[adminLanguage()];
  const lead = [t.unpublished, ...(isUnsaved ? [t.unsaved] : [])].join(" ");
  const pressed = await openDialog({ title: t.draft(name), lead, lines: [], buttons: [t.back, t.remove] });
  return pressed === t.remove;
}

/** Tells that nothing could be asked, since the site could not be read, and so nothing is deleted. */
export async function tellFailure(): Promise<false> {
  const { kept, back } = deleteTexts[adminLanguage()];
  await openDialog({ title: kept, lead: historyTexts().failed, lines: [], buttons: [back] });
  return false;
}

/** The pages that an old address may lead to, by kind; nowhere at first. */
function addressSelect(goals: readonly AddressGoal[], nowhere: string): HTMLSelectElement {
  const kinds = [...new Set(goals.map(({ kind }) => kind))];
  const groups = kinds.map((label) =>
    element(
      "optgroup",
      { label },
      goals
        .filter(({ kind }) => kind === label)
        .map(({ address, title }) => element("option", { value: address, textContent: title })),
    ),
  );
  return element("select", {}, [element("option", { value: "", textContent: nowhere }), ...groups]);
}

function option(text: ContentText): HTMLOptionElement {
  return element("option", { textContent: titleOf(text) });
}
