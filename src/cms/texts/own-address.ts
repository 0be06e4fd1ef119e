import { unlocalizedPath } from "../../domain/paths";

/** The path that texts write for a full address of this site, without its language; undefined if it is another's. */
export function pathOfOwn(address: string): string | undefined {
  if (!/^https?:/.test(address) || !URL.canParse(address)) return undefined;
  const { host, pathname, search, hash } = new URL(address);
  return host === location.host ? unlocalizedPath(pathname) + search + hash : undefined;
}
