import { createHash } from "node:crypto";
import { localizedPath } from "../../domain/paths";
import type { Runtime } from "../runtime";
import type { Texts } from "../texts";
import { Markup, markup } from "./markup";
import { pageStyle } from "./page-style";

export interface PageProps {
  /** The document's title; the site's name is appended. */
  readonly title: string;
  readonly main: Markup;
}

const styleHash = createHash("sha256").update(pageStyle).digest("base64");

/** Browsers apply `form-action` to redirects too, so the policy lists the providers' payment pages. */
function formTargets({ providers }: Pick<Runtime, "providers">): string {
  return ["'self'", ...providers.flatMap(({ pages }) => pages)].join(" ");
}

/** The Content Security Policy for {@link page}: no scripts, no framing. */
export function pageHeaders(runtime: Pick<Runtime, "providers">): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "img-src 'self'",
    `form-action ${formTargets(runtime)}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return { "content-security-policy": policy.join("; ") };
}

/** Renders a whole HTML document in the reader's language, for browsers without JavaScript. */
export function page(
  { siteData }: Pick<Runtime, "siteData">,
  { language, t }: Texts,
  props: PageProps,
): string {
  const { title, main } = props;
  const home = localizedPath(siteData.paths.home, language);
  return markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${siteData.site.name}</title>
<style>${new Markup(pageStyle)}</style>
</head>
<body>
<header><a href="${home}">${siteData.site.name}<span class="trap"> ${t("server:page.home")}</span></a></header>
<main>
${main}
</main>
</body>
</html>
`.text;
}
