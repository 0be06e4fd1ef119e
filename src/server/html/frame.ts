import { localizedPath } from "../../domain/paths";
import { languages } from "../../domain/site-languages";
import type { SiteData } from "../site-data";
import type { Texts } from "../texts";
import { answerStyle, plainStyle, schemeScript } from "./answer-style";
import { Markup, markup } from "./markup";

/** The HTML around the title and the content of a function's page. */
export interface Frame {
  readonly start: string;
  readonly middle: string;
  readonly end: string;
}

/** The site's own frame by language. */
export type Frames = ReadonlyMap<string, Frame>;

/** What stands around the pages of one request. */
export interface Framing {
  readonly frames: Frames;
  /** Address of the same page in a language, or of the form that it answers; undefined if it is not known. */
  readonly addressIn?: ((language: string) => string) | undefined;
  /** Address to which the form was sent that the page answers. */
  readonly postedTo?: string;
}

/** What a page has for scripts, for its own content and for its own address; and the policy that allows it. */
const ofPage = [
  /<(script|noscript)\b.*?<\/\1>/gs,
  /<(?:meta|link) [^>]*(?:data-gatsby-head|http-equiv="content-security-policy")[^>]*>/g,
  / style="[^"]*"/g,
];

const parts =
  /^(?<start>.*?<title[^>]*>).*?(?<middle><\/title>.*<header.*<main[^>]*>).*(?<end><\/main>.*<\/footer>.*<\/html>)/s;

/**
 * Takes the frame from a prerendered page.
 *
 * @throws {TypeError} if that is not a whole page of the site
 */
export function readFrame(html: string): Frame {
  const bare = ofPage.reduce((text, part) => text.replaceAll(part, ""), html);
  const { start, middle, end } = (parts.exec(bare)?.groups ?? {}) as Partial<Record<keyof Frame, string>>;
  if (!start || !middle || !end) throw new TypeError("This page has no frame.");
  return { start, middle: middle.replace("</head>", () => `${ownHead}</head>`), end };
}

const noindex = '<meta name="robots" content="noindex">';
const ownHead = `${noindex}<style>${answerStyle}</style><script>${schemeScript}</script>`;

/** The head of {@link plainFrame}. */
export const plainHead = `${noindex}<style>${plainStyle}</style>`;

/** The frame where the site's pages are out of reach: the way home and the other languages, without scripts. */
export function plainFrame({ site, paths }: SiteData, { language, t }: Texts): Frame {
  const switches = languages.map(({ code, name }) => {
    const href = localizedPath(paths.paymentResult, code);
    return markup` <a href="${href}" lang="${code}" hreflang="${code}">${name}</a>`;
  });
  return {
    start: markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>`.text,
    middle: markup`</title>
${new Markup(plainHead)}
</head>
<body>
<header><a href="${localizedPath(paths.home, language)}">${site.name}<span class="trap"> ${t("server:page.home")}</span></a>${switches}</header>
<main>`.text,
    end: "</main>\n</body>\n</html>\n",
  };
}
