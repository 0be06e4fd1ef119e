import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { adminPath, previewFolder, violationsAddress } from "../../domain/addresses";
import { workerPath } from "../../domain/offline";
import { paymentPages } from "../../domain/payment";
import { searchFolder } from "../../domain/search";
import { dataHeaders } from "../../server/http/answer";
import { policyIn, policyText } from "./content-policy";
import { htmlFiles } from "./html-files";

/** Headers for responses by path. `source` is a path, or a path prefix followed by `*`. */
export interface HeaderRule {
  readonly source: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Directives for every page; the policy in each page's head governs what it loads and runs. */
const policy = policyText({
  "base-uri": ["'self'"],
  "form-action": ["'self'", ...Object.values(paymentPages)],
  "frame-ancestors": ["'none'"],
  "object-src": ["'none'"],
  // every browser sends reports there at once; `report-to` would be a second form of them, minutes later
  "report-uri": [violationsAddress],
});

/** Headers of a page: the whole of its policy, and nobody else gets it. */
export function pageHeaders(html: string): Readonly<Record<string, string>> {
  return {
    "content-security-policy": [policyIn(html), policy].filter(Boolean).join("; "),
    "cross-origin-resource-policy": "same-origin",
  };
}

/** Headers of files: opened by itself, none loads or runs anything but what shows it. */
const fileHeaders = {
  "content-security-policy":
    "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

/** Headers by the ending of an address. Scripts have none of these: a worker's policy is that of its script. */
const kindHeaders: readonly (readonly [RegExp, Readonly<Record<string, string>>])[] = [
  [/\.(html|js)$/, { "cross-origin-resource-policy": "same-origin" }],
  [/\.json$/, dataHeaders],
  // feeds and shared links name pictures
  [/\.(jpe?g|png|webp|avif|svg|ico)$/, { ...fileHeaders, "cross-origin-resource-policy": "cross-origin" }],
  [/\.\w+$/, { ...fileHeaders, "cross-origin-resource-policy": "same-origin" }],
];

/** Values of `cache-control`: for a file that never changes, and for what may be another one at the next visit. */
export const caching = {
  forever: "public, max-age=31536000, immutable",
  askEachTime: "public, max-age=0, must-revalidate",
} as const;

/** Security headers, sent by `npm run serve` and by hosts that read `_headers`. */
const headerRules: readonly HeaderRule[] = [
  {
    source: "/*",
    headers: {
      "content-security-policy": policy,
      // signing in to a Git host opens a popup that sends a message back to this window
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "permissions-policy": "camera=(), geolocation=(), microphone=()",
      "referrer-policy": "same-origin",
      "strict-transport-security": "max-age=31536000",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    },
  },
  { source: `${adminPath}*`, headers: { "x-robots-tag": "noindex, nofollow" } },
  { source: "/page-data/*", headers: dataHeaders },
  { source: "/static/*", headers: fileHeaders },
  // a service worker that a cache keeps could not be replaced
  { source: workerPath, headers: { "cache-control": caching.askEachTime } },
  // files of the search with a hash in their names; our own server knows them by these names
  ...["fragment", "index"].map((folder) => ({
    source: `${searchFolder}${folder}/*`,
    headers: { "cache-control": caching.forever },
  })),
];

/** Headers for the response to a path, without those of a page. */
export function headersFor(pathname: string): Readonly<Record<string, string>> {
  const matching = headerRules.filter(({ source }) => pathname.startsWith(source.replace("*", "")));
  const [, ofKind = {}] = kindHeaders.find(([ending]) => ending.test(pathname)) ?? [];
  return Object.assign({}, ...matching.map(({ headers }) => headers), ofKind) as Record<string, string>;
}

/**
 * Writes the rules to `public/_headers`, which static hosts read, with one for each page; Netlify's adapter appends
 * its own.
 */
export const writeHeaderRules: NonNullable<GatsbyNode["onPostBuild"]> = async () => {
  const folder = path.resolve("public");
  const pages = (await htmlFiles(folder)).map((file) => ({
    source: `/${file
      .split(path.sep)
      .join("/")
      .replace(/(^|\/)index\.html$/, "$1")}`,
    headers: pageHeaders(readFileSync(path.join(folder, file), "utf8")),
  }));
  // everybody can read the rules, and only who has a link knows the address of a preview
  const known = pages.filter(({ source }) => !source.includes(previewFolder));
  const rules = [...headerRules, ...known];
  await writeFile(path.join(folder, "_headers"), rules.map(ruleText).join("\n"));
};

function ruleText({ source, headers }: HeaderRule): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return `${[source, ...lines].join("\n")}\n`;
}
