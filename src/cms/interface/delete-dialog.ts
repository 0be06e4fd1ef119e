import { slugOf, titleOf, type ContentText } from "../../content-model/content-text";
import { historyTexts } from "../history/history-texts";
import type { AddressGoal } from "../validation/address-goals";
import type { ReferringEntry } from "../validation/referring-entries";
import { toldApart } from "../validation/told-apart";
import { adminLanguage } from "./admin-language";
import { deleteTexts, type DeleteTexts } from "./delete-texts";
import { openDialog, type DialogContent } from "./dialog";
import { element } from "./element";
import { referrerLines } from "./referrer-list";

/** What is deleted: an entry, one that becomes a draft again, a picture or file for download, or what undoing takes away. */
export type Deleted = "entry" | "unpublishing" | "media" | "undoing";

/** An entry that references may lead to, and what tells it apart from one with the same title. */
interface Substitute {
  readonly text: ContentText;
  readonly mark: string | undefined;
}

/** What stands against a deletion, and what can be done about it. */
interface Question {
  readonly what: Deleted;
  /** What the editor calls what is to be deleted. */
  readonly name: string;
  readonly entries: readonly ReferringEntry[];
  readonly canTakeOut: boolean;
  /** Entries that the references may lead to. */
  readonly substitutes: readonly Substitute[];
  /** Of what has a public page: its address, and where that may lead. */
  readonly oldAddress?: { readonly address: string; readonly goals: readonly AddressGoal[] } | undefined;
  /** Whether the form holds changes that were never saved. */
  readonly isUnsaved: boolean;
  /** What else the change does: books that lose a chapter, texts that become what they were. */
  readonly also?: DialogContent["lines"];
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
  what,
  name,
  entries,
  canTakeOut,
  substitutes,
  oldAddress,
  isUnsaved,
  also = [],
}: Question): Promise<Answer | undefined> {
  const t = deleteTexts[adminLanguage()];
  const alone = wordsAlone(t)[what];
  const isFree = entries.length === 0;
  const substitute = substituteSelect(substitutes, t.choose);
  const addressGoal = oldAddress && addressSelect(oldAddress.goals, t.nowhere);
  if (addressGoal) followSubstitute(addressGoal, substitute, substitutes);
  const buttons = isFree
    ? [alone.button]
    : [...(canTakeOut ? [t.takeOut] : []), ...(substitutes.length > 0 ? [t.leadThere] : [])];
  const said = !isFree ? t.lead : oldAddress ? t.wasPublic(oldAddress.address) : alone.lead;
  const pressed = await openDialog({
    title: isFree ? alone.title(name) : t.title(name),
    lead: what === "undoing" && said !== alone.lead ? `${alone.lead} ${said}` : said,
    lines: [...referrerLines(entries), ...also],
    more: [
      ...(buttons.length > 0 && !isFree ? [element("p", { textContent: t.choices })] : []),
      ...(substitutes.length > 0 ? [element("label", {}, [`${t.substitute} `, substitute])] : []),
      ...(addressGoal && buttons.length > 0 ? [element("label", {}, [`${t.oldAddress} `, addressGoal])] : []),
      ...(isUnsaved && buttons.length > 0 ? [element("p", { textContent: t.unsaved })] : []),
    ],
    buttons: [t.back, ...buttons],
    waiting: { button: t.leadThere, choice: substitute },
  });
  const chosen = substitutes
    .map(({ text }) => text)
    .find(({ name }) => pressed === t.leadThere && name === substitute.value);
  const references = isFree ? "none" : pressed === t.takeOut ? "take out" : chosen;
  if (pressed === t.back || !references) return undefined;
  return { references, addressGoal: addressGoal?.value };
}

/** What is said where nothing refers to what is deleted. */
const wordsAlone = ({ alone: title, remove: button, ...t }: DeleteTexts) => ({
  entry: { title, lead: t.unreferred, button },
  media: { title, lead: t.unused, button },
  undoing: { title: t.undo, lead: t.undoing, button: t.undoIt },
  unpublishing: { title: t.unpublish, lead: t.draftAgain, button: t.takeOff },
});

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
        .map(({ address, title, mark = address }, _index, own) =>
          element("option", { value: address, textContent: toldApart(title, mark, own) }),
        ),
    ),
  );
  return element("select", {}, [element("option", { value: "", textContent: nowhere }), ...groups]);
}

/** The entries that references may lead to; none at first. */
function substituteSelect(substitutes: readonly Substitute[], choose: string): HTMLSelectElement {
  const titles = substitutes.map(({ text }) => ({ title: titleOf(text) }));
  const options = substitutes.map(({ text, mark = slugOf(text) }) =>
    element("option", { value: text.name, textContent: toldApart(titleOf(text), mark, titles) }),
  );
  return element("select", {}, [element("option", { value: "", textContent: choose }), ...options]);
}

/** Has the old address lead to where the references are led, as long as nothing else is chosen for it. */
function followSubstitute(
  goal: HTMLSelectElement,
  substitute: HTMLSelectElement,
  substitutes: readonly Substitute[],
): void {
  let followed = "";
  substitute.addEventListener("change", () => {
    if (goal.value !== followed) return;
    const { address = "" } = substitutes.find(({ text }) => text.name === substitute.value)?.text ?? {};
    goal.value = address;
    // an entry that is not on the site yet is no goal
    if (goal.selectedIndex < 0) goal.value = "";
    followed = goal.value;
  });
}
