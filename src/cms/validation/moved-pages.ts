import { startOf } from "../../content-model/appearance";
import type { ContentText } from "../../content-model/content-text";
import { afterMoves, redirectsIn, withRedirects } from "../../content-model/redirects";

/** The texts of the redirects without those at the addresses of some texts, whose pages are there again. */
export function redirectsWithout(
  texts: readonly ContentText[],
  restored: readonly ContentText[],
): ContentText[] {
  const stays = restored.flatMap(({ address }) => (address ? [{ from: address, to: address }] : []));
  return withRedirects(texts, afterMoves(redirectsIn(texts), stays));
}

/** The texts of the redirects after some texts have changed: a page that was public keeps its old address. */
export function redirectsAfter(
  texts: readonly ContentText[],
  changed: readonly ContentText[],
): ContentText[] {
  const moves = changed.flatMap(({ file, address: to, data }) => {
    const former = texts.find((text) => text.file === file);
    const wasPublic = former && startOf(former.data) === "" && startOf(data) === "";
    return wasPublic && former.address && to ? [{ from: former.address, to }] : [];
  });
  const each = moves.filter(({ from }, index) => moves.findIndex((other) => other.from === from) === index);
  const isMoved = each.some(({ from, to }) => from !== to);
  return isMoved ? withRedirects(texts, afterMoves(redirectsIn(texts), each)) : [];
}
