import { isIPv6 } from "node:net";

/**
 * What rate limits count as one sender: an IPv4 address, or the /64 network of an IPv6 address, because one
 * household has billions of IPv6 addresses.
 */
export function senderOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(plain)) return plain;
  const [left = "", right = ""] = plain.split("%")[0]?.toLowerCase().split("::") ?? [];
  const head = left.split(":").filter(Boolean);
  const tail = right.split(":").filter(Boolean);
  const gap = plain.includes("::") ? Math.max(0, 8 - head.length - tail.length) : 0;
  const groups = [...head, ...Array.from({ length: gap }, () => "0"), ...tail];
  return groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(":");
}
