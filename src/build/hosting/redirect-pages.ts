import { readFileSync } from "node:fs";
import type { GatsbyNode, NodePluginArgs } from "gatsby";
import { keyOf } from "../../content-model/appearance";
import { collections } from "../../content-model/content-model";
import { redirectsIn } from "../../content-model/redirects";
import type { Redirect } from "../../content-model/settings/redirects";
import { previewPath } from "../../domain/addresses";
import { languageCodes } from "../../domain/languages";
import { languageOf, localizedPath } from "../../domain/paths";
import { projectDirectory } from "../../patches/gatsby-store";
import { messagePage } from "../../server/html/message-page";
import type { SiteData } from "../../server/site-data";
import { createTexts } from "../../server/texts";
import { copyTexts } from "../content/all-texts";
import { contentRoot } from "../content/content-root";
import { writePublicFile } from "../files/public-file";
import { siteDataFile } from "../functions/site-data-file";
import { entryNodes } from "../nodes/domain-node";
import { siteUrl } from "../site-url";

type BuildArgs = Pick<NodePluginArgs, "getNodesByType" | "store">;

/** The redirects of the content in every language, without those whose address a page has. */
export function movedPages({ getNodesByType, store }: BuildArgs): Redirect[] {
  const pages = new Set(getNodesByType("SitePage").map((page) => page.path as string));
  return redirectsIn(copyTexts(contentRoot(projectDirectory(store))))
    .flatMap(({ from, to }) =>
      languageCodes.map((code) => ({ from: localizedPath(from, code), to: localizedPath(to, code) })),
    )
    .filter(({ from }) => !pages.has(from));
}

/** Links to previews of entries that are on the site by now. Only who has such a link knows its address. */
function previewsOnSite(args: BuildArgs): Redirect[] {
  return collections.flatMap(({ name, typeName, hasPage }) =>
    entryNodes(args, typeName).flatMap((node) => {
      const key = node.onSite && hasPage(node) ? keyOf(node) : undefined;
      return key
        ? [{ from: localizedPath(previewPath(key, name, node.slug), node.language), to: node.path }]
        : [];
    }),
  );
}

/** Writes a page at each old address, which leads on without scripts, for hosts that only serve files. */
export const writeRedirectPages: NonNullable<GatsbyNode["onPostBuild"]> = (args) => {
  const { store } = args;
  const redirects = [...movedPages(args), ...previewsOnSite(args)];
  const siteData = JSON.parse(readFileSync(siteDataFile(projectDirectory(store)), "utf8")) as SiteData;
  for (const { from, to } of redirects) {
    writePublicFile(store, `${from}index.html`, redirectPage(siteData, languageOf(from), to));
  }
};

/** A page that leads on at once, and by a link. Search engines take the address it leads to for its own. */
export function redirectPage(siteData: SiteData, language: string, to: string): string {
  const texts = createTexts(siteData, language);
  const html = messagePage({ siteData }, texts, {
    heading: texts.t("server:page.moved"),
    paragraphs: [],
    link: { href: to, text: texts.t("server:page.movedTo") },
  });
  const lead = `<link rel="canonical" href="${siteUrl}${to}"><meta http-equiv="refresh" content="0; url=${to}">`;
  return html.replace('<meta charset="utf-8">', `<meta charset="utf-8">${lead}`);
}
