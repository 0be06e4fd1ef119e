import type { z } from "zod";
import { videoSite, videoSites } from "../domain/video-site";
import type { AdminLanguage } from "./field-info";
import { markdownImages, markdownLinks } from "./markdown-references";
import { quoted, type Problem } from "./problem-text";
import { problemWords } from "./problem-words";
import { fieldsIn } from "./walk";

/**
 * Problems with links in Markdown that are written as addresses of other sites, and are none; and with pictures that lead
 * to another site, but to no video that pages know.
 */
export function linkProblems(schema: z.ZodType, data: unknown, language: AdminLanguage = "en"): Problem[] {
  const t = problemWords[language];
  return fieldsIn(schema, data).flatMap(({ widget, field, value }) => {
    if (widget !== "markdown" || typeof value !== "string" || !value.includes("//")) return [];
    const wrong = (found: string, expected: string) => ({ field, found: quoted(found, language), expected });
    const pictured = markdownImages(value).flatMap(({ to = "" }) => (isNoVideo(to) ? [to] : []));
    return [
      ...markdownLinks(value)
        .filter(isNoAddress)
        .map((href) => wrong(href, t.webAddress)),
      ...pictured.map((to) => wrong(to, t.videoAddress(videoSites(language)))),
    ];
  });
}

const isNoVideo = (address: string) =>
  isOfOtherSite(address) && !isNoAddress(address) && videoSite(address) === undefined;

const isOfOtherSite = (address: string) => /^(?:https?:)?\/\//i.test(address);

/** Whether an address is written as one of another site and is none: every site's name has a dot, and no space. */
export function isNoAddress(href: string): boolean {
  if (!isOfOtherSite(href)) return false;
  const address = href.replace(/^\/\//, "https://");
  return !URL.canParse(address) || !new URL(address).hostname.includes(".");
}
