/** A handout's Markdown in parts. */
interface HandoutText {
  /** Its heading of the first level; undefined if it has none. */
  readonly title: string | undefined;
  /** The paragraph below: what it is for, who made it, what may be done with it. */
  readonly lead: string;
  readonly body: string;
}

/** A box to tick. */
export const box = "☐";

/** Markdown with signs for its boxes: `- [ ]` in lists and `( )` in paragraphs. */
export function withBoxes(markdown: string): string {
  return markdown.replaceAll(/^(\s*[-*] )\[ \] /gm, `$1${box} `).replaceAll("( ) ", `${box} `);
}

/** Splits a handout's Markdown into its title, the paragraph below, and the rest. */
export function readMarkdown(markdown: string): HandoutText {
  const { title, rest } = /^\s*# (?<title>.+)\n(?<rest>[^]*)$/.exec(markdown)?.groups ?? {};
  const { lead, body } = /^\s*(?<lead>(?![-#>|\d])\S.*)\n(?<body>[^]*)$/.exec(rest ?? "")?.groups ?? {};
  return { title, lead: lead ?? "", body: body ?? rest ?? markdown };
}
