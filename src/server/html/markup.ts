import { escapeMarkup } from "../../domain/escape";

/** HTML that is inserted unescaped. Create it with {@link markup}, which escapes what it inserts. */
export class Markup {
  constructor(readonly text: string) {}
}

type Part = string | number | Markup | undefined | readonly Part[];

/**
 * Template tag for HTML: markup`<p>${anything}</p>`. Values are escaped unless they are {@link Markup};
 * lists are concatenated, and undefined adds nothing.
 */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(
    strings.map((string, index) => (index === 0 ? "" : toText(parts[index - 1])) + string).join(""),
  );
}

function toText(part: Part): string {
  if (part === undefined) return "";
  if (typeof part === "string" || typeof part === "number") return escapeMarkup(String(part));
  return part instanceof Markup ? part.text : part.map(toText).join("");
}
