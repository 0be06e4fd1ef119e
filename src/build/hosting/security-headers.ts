import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { workerPath } from "../../domain/offline";
import { paymentPages } from "../../domain/payment";
import { searchFolder } from "../../domain/search";
import { dataHeaders } from "../../server/http/answer";
import { policyText } from "./content-policy";

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
});

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
  { source: "/admin/*", headers: { "x-robots-tag": "noindex, nofollow" } },
  { source: "/page-data/*", headers: dataHeaders },
  // a service worker that a cache keeps could not be replaced
  { source: workerPath, headers: { "cache-control": "public, max-age=0, must-revalidate" } },
  // files of the search with a hash in their names; our own server knows them by these names
  ...["fragment", "index"].map((folder) => ({
    source: `${searchFolder}${folder}/*`,
    headers: { "cache-control": "public, max-age=31536000, immutable" },
  })),
];

/** Headers for the response to a path. */
export function headersFor(pathname: string): Readonly<Record<string, string>> {
  const matching = headerRules.filter(({ source }) => pathname.startsWith(source.replace("*", "")));
  return Object.assign({}, ...matching.map(({ headers }) => headers)) as Record<string, string>;
}

/** Writes the rules to `public/_headers`, which static hosts read; Netlify's adapter appends its own. */
export const writeHeaderRules: NonNullable<GatsbyNode["onPostBuild"]> = async () => {
  await writeFile(path.resolve("public/_headers"), headerRules.map(ruleText).join("\n"));
};

function ruleText({ source, headers }: HeaderRule): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return `${[source, ...lines].join("\n")}\n`;
}
