import { startOf } from "../../content-model/appearance";
import type { ContentText } from "../../content-model/content-text";
import { copyFilePath } from "../../content-model/entry-file";
import { readTexts } from "../../content-model/read-texts";
import { afterMoves, redirectsIn, withRedirects } from "../../content-model/redirects";
import { redirectSettings, type Redirect } from "../../content-model/settings/redirects";
import { writeTexts, type WrittenFile } from "../../content-model/write-texts";

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

/** Some files with a redirect added, to the file of redirects among them or to what it was before. */
export function withRedirect(
  written: readonly WrittenFile[],
  texts: readonly ContentText[],
  redirect: Redirect,
): readonly WrittenFile[] {
  const file = copyFilePath(redirectSettings);
  const changed = written.find((each) => each.file === file);
  const own = changed ? readTexts(file, changed.source) : texts.filter((text) => text.file === file);
  const added = writeTexts(withRedirects(own, afterMoves(redirectsIn(own), [redirect])));
  return added.length > 0 ? [...written.filter((each) => each !== changed), ...added] : written;
}
