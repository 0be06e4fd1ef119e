/** Directives of a content security policy and what they allow. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** A policy as browsers read it. */
export function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join("; ");
}

const policyElement = /<meta http-equiv="content-security-policy"[^>]*>/;

/**
 * A page with its policy in its head, in place of one that it may have. It stands behind the declaration
 * of the character set, which has to come early, and before all that it rules.
 *
 * @throws Error where the page declares no character set
 */
export function withPolicy(html: string, policy: Policy): string {
  const element = `<meta http-equiv="content-security-policy" content="${policyText(policy)}">`;
  const bare = html.replace(policyElement, "");
  const placed = bare.replace(/<meta charset="utf-8"\s*\/?>/i, (charset) => charset + element);
  if (placed === bare) throw new Error("A page without <meta charset> cannot be given its policy");
  return placed;
}
