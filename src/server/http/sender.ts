import { isIPv4, isIPv6 } from "node:net";

/** A network that an address is in, and how many times the allowance of one sender all its senders have together. */
export interface Network {
  readonly name: string;
  readonly share: number;
}

/**
 * How many senders a network may hold at once. A household has the /64 to /56 of an IPv6 network, a small organisation
 * or somebody who rents a server often a /48; an IPv4 address may be shared by a whole village.
 */
const ipv6Shares: readonly (readonly [bits: number, share: number])[] = [
  [64, 1],
  [56, 4],
  [48, 16],
];
const ipv4Share = 16;

/**
 * The networks that rate limits count an address in, the narrowest first: of an IPv6 address its /64, /56 and /48, of an
 * IPv4 address itself and its /24. Anything else is one network of its own.
 */
export function networksOf(address: string): readonly [Network, ...Network[]] {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  const own = { name: plain, share: 1 };
  if (isIPv4(plain)) return [own, { name: plain.replace(/\d+$/, "0/24"), share: ipv4Share }];
  if (!isIPv6(plain)) return [own];
  const prefix = firstHalf(plain);
  const [narrowest, ...wider] = ipv6Shares.map(([bits, share]) => ({
    name: `${(prefix >> BigInt(64 - bits)).toString(16)}/${bits}`,
    share,
  }));
  return [narrowest ?? own, ...wider];
}

/** The first 64 bits of an IPv6 address. */
function firstHalf(address: string): bigint {
  const [left = "", right = ""] = address.split("%")[0]?.split("::") ?? [];
  const head = left.split(":").filter(Boolean);
  const tail = right.split(":").filter(Boolean);
  const gap = address.includes("::") ? Math.max(0, 8 - head.length - tail.length) : 0;
  const groups = [...head, ...Array.from({ length: gap }, () => "0"), ...tail];
  return groups.slice(0, 4).reduce((bits, group) => (bits << 16n) | BigInt(parseInt(group, 16)), 0n);
}
