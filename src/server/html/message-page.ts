import type { Runtime } from "../runtime";
import type { Texts } from "../texts";
import { markup } from "./markup";
import { page } from "./page";

export interface MessagePageProps {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Where the reader may go on, and what the link says. */
  readonly link?: { readonly href: string; readonly text: string };
}

/** A page that only says something, with the team's address for whoever is stuck. */
export function messagePage(
  runtime: Pick<Runtime, "siteData">,
  texts: Texts,
  { heading, paragraphs, link }: MessagePageProps,
): string {
  const { email } = runtime.siteData.site;
  return page(runtime, texts, {
    title: heading,
    main: markup`<h1>${heading}</h1>
${paragraphs.map((paragraph) => markup`<p>${paragraph}</p>`)}
${link && markup`<p><a href="${link.href}">${link.text}</a></p>`}
<p class="muted">${texts.t("forms:problems.writeInstead", { email })}</p>`,
  });
}
