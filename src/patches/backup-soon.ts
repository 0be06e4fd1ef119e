import { findAround } from "./react-parts";

/** In milliseconds: the most that is lost if a tab dies while someone types. */
const longestWait = 2000;

/** Decap's component for the form of an entry: `Editor.js` in decap-cms-core. */
interface Editor {
  readonly createBackup?: { readonly flush?: () => void };
  deleteBackup?: () => void;
}

/**
 * Writes the backup of the form every two seconds while someone types, and as the page is left or hidden. Decap waits for
 * a pause of that length, which a fluent writer may not make for minutes. A page that is left has as long as the next one
 * takes to arrive: too little only where that is a few milliseconds.
 */
export function backUpSoon(): void {
  setInterval(writeBackup, longestWait);
  for (const leaving of ["beforeunload", "pagehide"]) window.addEventListener(leaving, writeBackup);
  document.addEventListener("visibilitychange", writeBackup);
}

/** Has Decap write the backup that it is about to write, if there is one. */
function writeBackup(): void {
  openEditor()?.createBackup?.flush?.();
}

/** Has Decap delete the backup of the form, since its text is to go. */
export function dropBackup(): void {
  openEditor()?.deleteBackup?.();
}

/** Has Decap leave the backup of the form where it is, which it deletes as the form is left, until what it returns is called. */
export function keepBackup(): () => void {
  const editor = openEditor() ?? {};
  editor.deleteBackup = () => undefined;
  // hides the component's own no longer
  return () => delete editor.deleteBackup;
}

function openEditor(): Editor | undefined {
  const field = document.querySelector("[id*='-field-']");
  const isEditor = (node: Editor | null | undefined) => (node?.createBackup ? node : undefined);
  return field ? findAround(field, ({ stateNode }) => isEditor(stateNode as Editor | null)) : undefined;
}
