import {
  AlignmentType,
  BorderStyle,
  Document,
  type FileChild,
  Footer,
  type IRunOptions,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from "docx";
import { colours } from "../../theme/tokens";
import { docxBlocks } from "./docx-blocks";
import type { Handout } from "./handout";
import { readMarkdown, withBoxes } from "./handout-text";

/** A colour of the site as Word writes it. */
const colour = (name: "--text" | "--text-muted" | "--link" | "--border") =>
  colours.light[name].slice(1).toUpperCase();

/** Millimetres in twentieths of a point. */
const mm = (length: number) => Math.round((length / 25.4) * 1440);

const heading = (size: number, before: number) => ({
  run: { size, bold: true, color: colour("--link") },
  paragraph: { spacing: { before, after: 80 }, keepNext: true },
});

const list = (reference: string, format: "decimal" | "bullet", text: string) => {
  const style = { paragraph: { indent: { left: mm(7), hanging: mm(7) } } };
  return { reference, levels: [{ level: 0, format, text, alignment: AlignmentType.START, style }] };
};

const numbering = { config: [list("numbers", "decimal", "%1."), list("bullets", "bullet", "•")] };

/** Makes a document of a handout's text, to be filled in and changed: A4, in a font that every device has. */
export async function makeDocx(handout: Handout): Promise<Uint8Array> {
  const { source, language, publisher } = handout;
  const { title = handout.title, lead, body } = readMarkdown(source);
  const document = new Document({
    ...{ title, creator: publisher.name, numbering },
    styles: {
      default: {
        document: {
          run: { font: "Arial", size: 20, color: colour("--text"), language: { value: language } },
          paragraph: { spacing: { after: 120, line: 300 } },
        },
        title: {
          run: { size: 44, bold: true, color: colour("--text") },
          paragraph: { spacing: { after: 80 } },
        },
        ...{ heading1: heading(28, 360), heading2: heading(22, 240) },
        hyperlink: { run: { color: colour("--link"), underline: {} } },
      },
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: mm(210), height: mm(297) },
            margin: { top: mm(18), bottom: mm(18), left: mm(20), right: mm(20) },
          },
        },
        footers: { default: footer(handout) },
        children: [...heads(title, lead, publisher.name), ...docxBlocks(withBoxes(body))],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

function heads(title: string, lead: string, publisher: string): readonly FileChild[] {
  const maker: IRunOptions = { text: publisher, bold: true, color: colour("--link") };
  const rule = { style: BorderStyle.SINGLE, size: 8, space: 8, color: colour("--border") };
  return [
    new Paragraph({ children: [new TextRun(maker)] }),
    new Paragraph({ text: title, style: "Title" }),
    new Paragraph({
      children: [new TextRun({ text: lead, color: colour("--text-muted") })],
      border: { bottom: rule },
      spacing: { after: 240 },
    }),
  ];
}

function footer({ publisher }: Handout): Footer {
  const imprint = [publisher.name, ...publisher.address].join(" · ");
  const children = [`${imprint} · `, PageNumber.CURRENT, " / ", PageNumber.TOTAL_PAGES];
  const run = new TextRun({ children, size: 16, color: colour("--text-muted") });
  return new Footer({ children: [new Paragraph({ children: [run] })] });
}
