import type { Runtime } from "../runtime";
import type { Texts } from "../texts";
import { type Markup, markup } from "./markup";
import { page } from "./page";

export interface MessagePageProps {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** A link below the paragraphs. */
  readonly link?: { readonly href: string; readonly text: string };
  /** A form in its place. */
  readonly form?: Markup;
}

/** Renders a page with a message and the team's e-mail address for help: instead of what the page leads to, if it does. */
export function messagePage(
  runtime: Pick<Runtime, "siteData" | "framing">,
  texts: Texts,
  { heading, paragraphs, link, form }: MessagePageProps,
): string {
  const { email } = runtime.siteData.site;
  return page(runtime, texts, {
    title: heading,
    main: markup`<h1>${heading}</h1>
${paragraphs.map((paragraph) => markup`<p>${paragraph}</p>`)}
${link && markup`<p><a href="${link.href}">${link.text}</a></p>`}
${form}
<p class="muted">${texts.t(link || form ? "forms:problems.writeInstead" : "server:transfer.ask", { email })}</p>`,
  });
}
