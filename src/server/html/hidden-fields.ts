import type { Fields } from "../../domain/record";
import { type Markup, markup } from "./markup";

/** Hidden inputs that send fields on; what is no text is left out. */
export function hiddenFields(fields: Fields): Markup {
  return markup`${Object.entries(fields).map(([name, value]) =>
    typeof value === "string" && value !== ""
      ? markup`<input type="hidden" name="${name}" value="${value}">\n`
      : undefined,
  )}`;
}
