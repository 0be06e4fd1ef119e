import { sunlitPetal, tree } from "../../theme/logo-mark";
import { chapterMarkup, escaped, type MarkupOptions } from "./book-markup";
import { fontFace, textStyle } from "./book-style";
import type { BookWords } from "./book-words";
import type { Handout } from "./handout";
import { handoutStyle } from "./handout-style";
import { box, readMarkdown, withBoxes } from "./handout-text";
import { readSheet } from "./sheet";
import { sheetMarkup } from "./sheet-markup";

/** What a handout's pages need besides its text. */
export interface HandoutParts extends MarkupOptions {
  readonly words: BookWords;
  /** The font's regular and bold faces as addresses that need no network. */
  readonly regular: string;
  readonly bold: string;
}

const fonts = ({ regular, bold }: HandoutParts) => fontFace(regular, "400") + fontFace(bold, "700");

/** What a handout's pages show: its title, what is said below it, and its body as markup. */
interface Content {
  readonly title: string;
  readonly lead: string;
  readonly body: string;
}

/** Anchor of a heading of the second level. */
export const headingAnchor = (index: number) => `part-${index + 1}`;

/** Titles of the parts of a handout, for its contents. Tables and slides have none. */
export function partTitles({ layout, source }: Handout): readonly string[] {
  if (layout === "slides" || layout === "table") return [];
  return [...source.matchAll(/^## (.+)$/gm)].map(([, title = ""]) => title);
}

/**
 * Renders a handout as one HTML document for printing.
 *
 * @param pages number of the page on which each part begins, for the contents; without it, there are none
 */
export async function handoutHtml(
  handout: Handout,
  parts: HandoutParts,
  pages?: readonly number[],
): Promise<string> {
  const { layout, language, publisher } = handout;
  const { title, lead, body } = await contentOf(handout, parts);
  const style = fonts(parts) + textStyle + handoutStyle(handout, title);
  const contents = pages
    ? partTitles(handout).map(
        (part, index) =>
          `<li><a href="#${headingAnchor(index)}"><span>${escaped(part)}</span><span>${pages[index] ?? ""}</span></a></li>`,
      )
    : [];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(title)}</title>
<meta name="author" content="${escaped(publisher.name)}"><style>${style}</style></head><body class="${layout}">
<header><p class="publisher"><svg viewBox="0 0 48 48" aria-hidden="true"><path fill-rule="evenodd" d="${tree}"/><path class="sunlit" d="${sunlitPetal}"/></svg>${escaped(publisher.name)}</p>
<h1>${escaped(title)}</h1>${lead ? `<p class="lead">${escaped(lead)}</p>` : ""}</header>
${contents.length > 0 ? `<nav class="contents" aria-label="${parts.words("resources:publication.contents")}"><ol>${contents.join("")}</ol></nav>` : ""}
${body}
</body></html>`;
}

async function contentOf(handout: Handout, parts: HandoutParts): Promise<Content> {
  const { layout, source, language } = handout;
  if (layout === "table") {
    const sheet = readSheet(source, language);
    return { title: sheet.title, lead: sheet.about, body: sheetMarkup(sheet) };
  }
  const { title = handout.title, lead, body } = readMarkdown(source);
  if (layout === "slides") {
    const slides = body.split(/^---$/m).filter((slide) => slide.trim() !== "");
    const markup = await Promise.all(slides.map((slide) => chapterMarkup(slide, parts)));
    return {
      title,
      lead,
      body: markup.map((slide) => `<section class="slide">${slide}</section>`).join("\n"),
    };
  }
  let part = 0;
  const markup = withBlanks(await chapterMarkup(withBoxes(body), parts));
  return { title, lead, body: markup.replaceAll("<h2>", () => `<h2 id="${headingAnchor(part++)}">`) };
}

/** Lines to write on in place of underscores, and boxes to tick. */
function withBlanks(markup: string): string {
  return markup
    .replaceAll(/_{4,}/g, ({ length }) => `<span class="blank" style="width:${length * 0.45}em"></span>`)
    .replaceAll(new RegExp(`<li>(\\s*<p>)?${box} `, "g"), '<li class="tick">$1<span class="box"></span>')
    .replaceAll(`${box} `, '<span class="box"></span>');
}
