import { useEffect, useState } from "react";
import { plainFields, type ControlProps } from "../decap-cms";

/** A field; what comes before the first one of a group is the button that folds it. */
const first = 'input, textarea, button:not([data-testid="expand-button"])';

/**
 * Puts the focus into the first field of a part that was just inserted into a text: Decap leaves it on the page. It calls
 * new what a form is opened with, too, but that has words.
 */
export function useNewPart({
  forID,
  value,
  isNewEditorComponent = false,
}: Pick<ControlProps, "forID" | "value" | "isNewEditorComponent">): void {
  const [isNew] = useState(isNewEditorComponent && !hasWords(value));
  useEffect(() => {
    if (isNew) document.getElementById(forID)?.querySelector<HTMLElement>(first)?.focus();
  }, [forID, isNew]);
}

function hasWords(part: unknown): boolean {
  return /[\p{L}\p{N}]/u.test(Object.values(plainFields(part)).join(""));
}
