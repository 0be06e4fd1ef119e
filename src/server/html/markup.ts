/** Markup that is safe to put into a page: made by {@link markup}, never by hand. */
export class Markup {
  constructor(readonly text: string) {}
}

type Part = string | number | Markup | undefined | readonly Part[];

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/**
 * Writes markup: markup`<p>${anything}</p>`. Everything put in is escaped unless it is markup itself;
 * lists are joined, undefined is nothing.
 */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(
    strings.map((string, index) => (index === 0 ? "" : toText(parts[index - 1])) + string).join(""),
  );
}

function toText(part: Part): string {
  if (part === undefined) return "";
  if (typeof part === "string" || typeof part === "number") return escape(String(part));
  return part instanceof Markup ? part.text : part.map(toText).join("");
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
