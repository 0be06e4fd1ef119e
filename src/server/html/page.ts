import { createHash } from "node:crypto";
import { violationsAddress } from "../../domain/addresses";
import type { Runtime } from "../runtime";
import type { Texts } from "../texts";
import { plainFrame, plainHead } from "./frame";
import { switchLanguages } from "./language-buttons";
import { type Markup, markup } from "./markup";

export interface PageProps {
  /** The document's title; the site's name is appended. */
  readonly title: string;
  readonly main: Markup;
}

/** Browsers apply `form-action` to redirects too, so the policy lists the providers' payment pages. */
function formTargets({ providers }: Pick<Runtime, "providers">): string {
  return ["'self'", ...providers.flatMap(({ pages }) => pages)].join(" ");
}

/** The Content Security Policy for {@link page}: the frame's own styles and script, and no framing. */
export function pageHeaders(
  runtime: Pick<Runtime, "providers" | "framing">,
): Readonly<Record<string, string>> {
  const frames = [...(runtime.framing?.frames.values() ?? [])].map(({ middle }) => middle);
  const inline = [plainHead, ...frames].join("");
  const policy = [
    "default-src 'none'",
    `style-src ${hashes(inline, "style")}`,
    ...(frames.length > 0 ? [`script-src ${hashes(inline, "script")}`] : []),
    ...["font-src 'self'", "img-src 'self'", "manifest-src 'self'"],
    `form-action ${formTargets(runtime)}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `report-uri ${violationsAddress}`,
  ];
  return { "content-security-policy": policy.join("; ") };
}

/** Sources that allow the inline elements of a name. */
function hashes(html: string, name: "style" | "script"): string {
  const texts = [...html.matchAll(new RegExp(`<${name}[^>]*>(.*?)</${name}>`, "gs"))].map(
    ([, text = ""]) => text,
  );
  const sources = texts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  return [...new Set(sources)].join(" ");
}

/** Renders a whole HTML document in the reader's language, for browsers without JavaScript. */
export function page(
  { siteData, framing }: Pick<Runtime, "siteData" | "framing">,
  texts: Texts,
  { title, main }: PageProps,
): string {
  const { start, middle, end } = framing?.frames.get(texts.language) ?? plainFrame(siteData, texts);
  const content = markup`<div class="answer">
${main}
</div>`;
  const switched = switchLanguages(middle, main, { siteData, framing });
  return start + markup`${title} — ${siteData.site.name}`.text + switched + content.text + end;
}
