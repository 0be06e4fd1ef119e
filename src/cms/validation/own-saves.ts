import { textHash } from "../../content-model/field-hashes";

/** Key in the browser's storage, which all its tabs share. */
const key = "tajuk-own-saves";

/** Number of texts that are remembered. */
const kept = 200;

/** Remembers what a tab of this browser saves, for the others. */
export function noteOwnSaves(texts: readonly string[]): void {
  const hashes = [...new Set([...texts.map(textHash), ...ownSaves()])];
  localStorage.setItem(key, JSON.stringify(hashes.slice(0, kept)));
}

/** Whether a tab of this browser has saved a text. */
export function isOwnSave(text: string): boolean {
  return ownSaves().includes(textHash(text));
}

const ownSaves = () => JSON.parse(localStorage.getItem(key) ?? "[]") as readonly string[];
