import { escapeMarkup } from "../../domain/escape";

/** The element that each sign of a chat makes of the words between two of it; of Markdown's doubled signs, too. */
const marks = { "*": "strong", _: "em", "~": "s" } as const;

const marked =
  /(?<=^|[\s(“"'*_~])(?<signs>(?<sign>[*_~])\k<sign>?)(?!\s|\k<sign>)(?<words>.+?)(?<!\s|\k<sign>)\k<signs>(?=$|[\s).,:;!?”"'*_~])/gu;

const items = { ul: /^\s*[-*•]\s+(?=\S)/, ol: /^\s*\d{1,2}[.)]\s+(?=\S)/ } as const;

/**
 * What was copied in a chat such as WhatsApp, as HTML: each line a paragraph, two or more lines that begin as items a list,
 * and words between two `*`, `_` or `~` bold, italic or crossed out. Undefined if the text has nothing of it.
 */
export function chatHtml(text: string): string | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const kinds = lines.map(kindOf);
  const blocks = lines.map((line, index) => {
    const kind = kinds[index];
    const [before, after] = [kinds[index - 1], kinds[index + 1]];
    if (!kind || (before !== kind && after !== kind)) return `<p>${withMarks(line)}</p>`;
    const item = `<li>${withMarks(line.replace(items[kind], ""))}</li>`;
    return `${before === kind ? "" : `<${kind}>`}${item}${after === kind ? "" : `</${kind}>`}`;
  });
  const html = blocks.join("");
  return /<(?:strong|em|s|li)>/.test(html) ? html : undefined;
}

function kindOf(line: string): keyof typeof items | undefined {
  return (["ul", "ol"] as const).find((kind) => items[kind].test(line));
}

const withMarks = (line: string) => marksIn(escapeMarkup(line));

function marksIn(line: string): string {
  return line.replace(marked, (_all, _signs, sign: keyof typeof marks, words: string) => {
    return `<${marks[sign]}>${marksIn(words)}</${marks[sign]}>`;
  });
}
