import { colours } from "../../theme/tokens";

const { "--text": text, "--text-muted": muted, "--link": link, "--border": border } = colours.light;
const { "--sky": sky, "--mist": mist } = colours.light;

/** Name of the site's font in a book's style sheet. */
export const font = '"Plus Jakarta Sans"';

/** Declares the font at an address. */
export const fontFace = (address: string, weights = "200 800") =>
  `@font-face{font-family:${font};src:url(${address}) format("woff2");font-weight:${weights}}`;

/**
 * Text as both kinds of files have it. Headings keep their spaces: where they break, the PDF's outline would
 * lose one.
 */
export const textStyle = `
body{font-family:${font},sans-serif;font-weight:420;color:${text};line-height:1.55}
h1{font-weight:780;font-size:2em;line-height:1.1;letter-spacing:-.03em;margin:0 0 .5em}
h2{font-weight:740;font-size:1.3em;line-height:1.2;letter-spacing:-.02em;margin:1.8em 0 .5em}
h3,h4{font-weight:680;font-size:1.08em;margin:1.5em 0 .35em}
h1,h2,h3,h4{break-after:avoid;white-space:break-spaces}
p,ul,ol{margin:0 0 .8em}
ul,ol{padding-inline-start:1.4em}
ol{padding-inline-start:2em}
li{margin-bottom:.3em}
strong{font-weight:680}
sub{line-height:0}
a{color:${link}}
table{border-collapse:collapse;width:100%;margin:1.2em 0;font-size:.9em;font-variant-numeric:tabular-nums}
th,td{text-align:start;vertical-align:top;padding:.4em .8em .4em 0;border-bottom:1px solid ${border}}
th{font-weight:680;border-bottom-color:${text}}
tr,blockquote{break-inside:avoid}
blockquote{margin:1.4em 0;padding:.2em 0 .2em 1em;border-inline-start:3px solid ${link}}
blockquote footer{color:${muted};font-size:.9em}
.number{color:${muted};font-weight:680;margin:0 0 .4em}
.summary{font-size:1.15em;line-height:1.45;color:${muted};margin-bottom:1.6em}
`;

/** The pages of the PDF: A4, with the number of the page at the foot and the chapter at the head. */
export function pageStyle(chapterTitles: readonly string[]): string {
  const running = chapterTitles.map(
    (title, index) =>
      `@page c${index}{@top-left{content:${JSON.stringify(title)};${marginText}}}.c${index}{page:c${index}}`,
  );
  return `
@page{size:A4;margin:26mm 24mm 24mm;@bottom-right{content:counter(page);${marginText}}}
@page cover{margin:0;@bottom-right{content:none}}
${running.join("")}
html{font-size:10.5pt}
body{margin:0}
.chapter,.contents,.imprint{break-before:page}
.contents ol{list-style:none;padding:0}
.contents a{display:flex;gap:1em;justify-content:space-between;color:${text};text-decoration:none;padding:.55em 0;border-bottom:1px solid ${border}}
.contents a span:first-child{font-weight:560}
.contents a span:last-child{font-variant-numeric:tabular-nums;min-width:2em;text-align:end}
.imprint{display:flex;flex-direction:column;justify-content:flex-end;height:240mm;color:${muted};font-size:.9rem}
${coverStyle("210mm", "297mm", "1mm")}
`;
}

const marginText = `font:560 8.5pt ${font};color:${muted}`;

/** The cover: title above, picture below, as the site shows the book. `unit` is a thousandth of its look. */
export function coverStyle(width: string, height: string, unit: string): string {
  const u = (count: number) => `calc(${unit} * ${count})`;
  return `
.cover{page:cover;position:relative;width:${width};height:${height};background:${sky};color:${text}}
.cover img{position:absolute;left:0;right:0;bottom:0;width:100%;height:58%;object-fit:cover;object-position:50% 100%}
.cover h1{margin:0;padding:${u(24)} ${u(20)} 0;font-size:${u(19)};font-weight:800;line-height:1;letter-spacing:-.035em}
.cover h1 span{display:block;margin-top:.45em;font-size:.5em;font-weight:560;line-height:1.2;letter-spacing:-.015em}
.cover p{position:absolute;left:${u(20)};bottom:${u(14)};margin:0;padding:${u(2.2)} ${u(4)};background:${mist};font-size:${u(5.2)};font-weight:700}
`;
}
