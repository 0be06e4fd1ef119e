/** Names of fields that hold no visible text. */
const wordless = new Set(["claim", "src", "focus", "icon", "dayWide", "dayTall", "nightWide", "nightTall"]);

/** All texts of a part of the page copy in order; the pictures' alternative texts are listed separately. */
export function textsOf(copy: unknown): { readonly words: string[]; readonly alternatives: string[] } {
  const words: string[] = [];
  const alternatives: string[] = [];
  collect(copy, words, alternatives);
  return { words, alternatives };
}

function collect(value: unknown, words: string[], alternatives: string[]): void {
  if (typeof value === "string") words.push(value);
  if (typeof value !== "object" || value === null) return;
  for (const [name, field] of Object.entries(value)) {
    if (name === "alt") alternatives.push(field as string);
    else if (!wordless.has(name)) collect(field, words, alternatives);
  }
}
