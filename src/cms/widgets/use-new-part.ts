import { useEffect } from "react";
import type { ControlProps } from "../decap-cms";

/** A field; what comes before the first one of a group is the button that folds it. */
const first = 'input, textarea, button:not([data-testid="expand-button"])';

/** Puts the focus into the first field of a part that was just inserted into a text. Decap leaves it on the page. */
export function useNewPart({
  forID,
  isNewEditorComponent = false,
}: Pick<ControlProps, "forID" | "isNewEditorComponent">): void {
  useEffect(() => {
    if (isNewEditorComponent) document.getElementById(forID)?.querySelector<HTMLElement>(first)?.focus();
  }, [forID, isNewEditorComponent]);
}
