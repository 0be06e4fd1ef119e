/** A content security policy: the sources that each directive allows. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** Serialises a policy for a header or a meta element. */
export function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join("; ");
}

const policyElement = /<meta http-equiv="content-security-policy" content="([^"]*)">/;

/** The policy in a page's head; undefined if it has none. */
export function policyIn(html: string): string | undefined {
  return policyElement.exec(html)?.[1];
}

/**
 * Puts a policy into a page's head, replacing an earlier one. Its meta element follows `<meta charset>`,
 * which must come early, and precedes everything that the policy governs.
 *
 * @throws Error if the page has no `<meta charset>`
 */
export function withPolicy(html: string, policy: Policy): string {
  const element = `<meta http-equiv="content-security-policy" content="${policyText(policy)}">`;
  const bare = html.replace(policyElement, "");
  const placed = bare.replace(/<meta charset="utf-8"\s*\/?>/i, (charset) => charset + element);
  if (placed === bare) throw new Error("A page without <meta charset> cannot be given its policy");
  return placed;
}
