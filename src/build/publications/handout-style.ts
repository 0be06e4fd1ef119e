import { colours } from "../../theme/tokens";
import { font } from "./book-style";
import type { Handout } from "./handout";

const { "--text": text, "--text-muted": muted, "--link": link, "--border": border } = colours.light;
const { "--border-strong": rule, "--mist": mist, "--sky": sky, "--highlight": highlight } = colours.light;

const marginText = `font:400 8pt ${font};color:${muted}`;

/**
 * The pages of a handout: A4, tables and slides in landscape, with its publisher and the number at the foot. There are
 * two weights only, each a font of its own: a file should be small on a phone.
 */
export function handoutStyle({ layout, publisher }: Handout, title: string): string {
  const isWide = layout === "slides" || layout === "table";
  const side = isWide ? "16mm" : "20mm";
  const imprint = JSON.stringify([publisher.name, ...publisher.address].join(" · "));
  return `
@page{size:A4${isWide ? " landscape" : ""};margin:20mm 0 18mm;
@top-left{content:${JSON.stringify(title)};${marginText};padding-inline-start:${side};width:100%}
@bottom-left{content:${imprint};${marginText};padding-inline-start:${side};width:80%}
@bottom-right{content:counter(page) " / " counter(pages);${marginText};padding-inline-end:${side};width:20%}}
@page:first{margin-top:0;@top-left{content:none}}
html{font-size:${layout === "table" ? "8pt" : "10pt"}}
*{font-weight:400!important}
body{margin:0;padding:0 ${side}}
h1,h2,h3,h4,th,strong,.publisher,.sum td{font-weight:700!important}
header{margin:0 -${side} 9mm;padding:12mm ${side} 8mm;background:${sky}}
.publisher{display:flex;align-items:center;gap:.6em;margin:0 0 7mm;font-size:10pt;color:${link}}
.publisher svg{height:2.2em;fill:currentcolor}
.sunlit{fill:${highlight}}
h1{font-size:${isWide ? "22pt" : "25pt"};margin:0 0 .35em}
.lead{margin:0;font-size:10.5pt;max-width:150mm}
.contents{margin-bottom:9mm;padding:4mm 6mm;background:${mist};border-radius:2mm}
.contents ol{columns:2;column-gap:10mm;list-style:none;margin:0;padding:0}
.contents li{break-inside:avoid;margin:0}
.contents a{display:flex;justify-content:space-between;gap:1em;padding:.25em 0;color:${text};text-decoration:none}
h2{margin-top:1.5em;color:${link}}
hr{break-after:page;border:0;margin:0;height:0}
hr + h2{margin-top:0}
.blank{display:inline-block;max-width:100%;height:1.1em;border-bottom:1px solid ${rule};vertical-align:baseline}
.box{display:inline-block;width:3.4mm;height:3.4mm;margin-inline:1.6mm;border:1.2px solid ${text};border-radius:.6mm;vertical-align:-.35mm}
.tick{list-style:none;break-inside:avoid;margin-bottom:.55em}
.tick .box{margin-inline:-7mm 3.6mm}
ul:has(> .tick){padding-inline-start:7mm}
th,td{border:1px solid ${border};padding:.45em .6em}
th{background:${mist};border-color:${border}}
td:empty{height:2.1em}
table:has(th:nth-child(6)){font-size:.78em}
blockquote{background:${mist};border-inline-start-color:${link};padding:.9em 1.2em;border-radius:0 2mm 2mm 0}
blockquote p:last-child{margin:0}
.blanks{columns:2;column-gap:10mm;margin-bottom:4mm}
.blanks p{display:flex;gap:1em;align-items:end;break-inside:avoid;margin:0;padding:1.6mm 0}
.blanks .blank,.line .blank{flex:1}
.line{display:flex;gap:1em;align-items:end}
.note{margin:0 0 .4em;max-width:200mm;color:${muted}}
.table table{font-size:7.4pt;line-height:1.3;margin:4mm 0}
.table table + table,.table h2{break-before:page}
.document table,.form table{break-inside:avoid}
.table td:empty{height:5.4mm}
.sum td{background:${mist}}
.slides header{box-sizing:border-box;height:190mm;margin:0 -${side};padding-top:45mm}
.slides h1{font-size:40pt;max-width:200mm}
.slides .lead{font-size:14pt;max-width:200mm}
.slide{break-before:page;box-sizing:border-box;height:170mm;padding-top:14mm;display:flex;flex-direction:column;font-size:24pt;line-height:1.4}
.slide h2{font-size:42pt;margin:0 0 10mm;padding-bottom:8mm;border-bottom:1.2mm solid ${highlight};max-width:230mm}
.slide blockquote{margin-top:auto;font-size:15pt}
`;
}
