import { languageCodes } from "../../domain/languages";
import { localizedPath } from "../../domain/paths";
import { shownInField } from "../http/fields";
import type { SiteData } from "../site-data";
import type { Framing } from "./frame";
import { Markup, markup } from "./markup";

/** Id of the form of a page that answers this very form: its language switch sends it, with all that is typed. */
export const typedForm = "typed";

/**
 * Lets the language switch of a frame lead to the page in the other languages. The answer to a form is no page with an
 * address, and what was typed is nobody else's business: there, buttons send the form to be shown in that language.
 */
export function switchLanguages(
  frame: string,
  main: Markup,
  { siteData, framing }: { readonly siteData: SiteData; readonly framing?: Framing | undefined },
): string {
  const { paths } = siteData;
  const spare = spareButton(main, framing?.postedTo);
  const buttons = (html: string, code: string) =>
    html.replaceAll(
      linkTo(localizedPath(paths.paymentResult, code)),
      (_, attributes: string, words: string) => {
        const button = `<button form="${typedForm}" name="${shownInField}" value="${code}" formnovalidate`;
        return `${button} ${attributes.replace(/hreflang="[^"]*" ?/i, "")}>${words}</button>`;
      },
    );
  const links = (html: string, code: string) =>
    html.replaceAll(
      markup`href="${localizedPath(paths.paymentResult, code)}"`.text,
      () => markup`href="${framing?.addressIn?.(code) ?? localizedPath(paths.home, code)}"`.text,
    );
  if (spare === undefined) return languageCodes.reduce(links, frame);
  const first = `<button form="${typedForm}"`;
  return languageCodes.reduce(buttons, frame).replace(first, () => spare + first);
}

// the frame's page is linked by its language switch only
const linkTo = (address: string) => new RegExp(`<a href="${address}" ([^>]*)>(.*?)</a>`, "gs");

/**
 * The form's own first button once more, unseen: the Enter key presses the first one in the page, which would be the
 * language switch. Undefined if the page does not have the form that was sent to an address.
 */
function spareButton({ text }: Markup, postedTo: string | undefined): string | undefined {
  const start = text.indexOf(`<form id="${typedForm}" method="post" action="${postedTo}"`);
  const [, attributes] = (start < 0 ? null : /<button([^>]*)>/.exec(text.slice(start))) ?? [];
  if (attributes === undefined) return undefined;
  const [sent = ""] = / name="\w+" value="[^"]*"/.exec(attributes) ?? [];
  return `<button form="${typedForm}"${sent} class="trap" tabindex="-1" aria-hidden="true"></button>`;
}
