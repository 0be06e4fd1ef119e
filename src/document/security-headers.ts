import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { policyText } from "./content-policy";

/** Headers of all answers whose path is, or begins with what stands before `*` in, `source`. */
export interface HeaderRule {
  readonly source: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Browsers apply `form-action` to redirects too: a form that leads to payment has to name where. */
const paymentPages = [
  "https://checkout.stripe.com",
  "https://app.midtrans.com",
  "https://app.sandbox.midtrans.com",
];

/** What holds for every page; scripts are ruled by the policy in each page's head. */
const policy = policyText({
  "base-uri": ["'self'"],
  "form-action": ["'self'", ...paymentPages],
  "frame-ancestors": ["'none'"],
  "object-src": ["'none'"],
});

/** Security headers: `npm run serve` sends them, and hosts that read `_headers` do. */
export const headerRules: readonly HeaderRule[] = [
  {
    source: "/*",
    headers: {
      "content-security-policy": policy,
      // signing in to a Git host opens a window that answers to this one
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "permissions-policy": "camera=(), geolocation=(), microphone=()",
      "referrer-policy": "same-origin",
      "strict-transport-security": "max-age=31536000",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    },
  },
  { source: "/admin/*", headers: { "x-robots-tag": "noindex, nofollow" } },
];

/** Headers for an answer to a path. */
export function headersFor(pathname: string): Readonly<Record<string, string>> {
  const matching = headerRules.filter(({ source }) => pathname.startsWith(source.replace("*", "")));
  return Object.assign({}, ...matching.map(({ headers }) => headers)) as Record<string, string>;
}

/** Writes the rules where hosts of static sites look for them; Netlify's adapter adds its own below. */
export const writeHeaderRules: NonNullable<GatsbyNode["onPostBuild"]> = async () => {
  await writeFile(path.resolve("public/_headers"), headerRules.map(ruleText).join("\n"));
};

function ruleText({ source, headers }: HeaderRule): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return `${[source, ...lines].join("\n")}\n`;
}
