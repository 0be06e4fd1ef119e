import { lstatSync, readFileSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import probe from "probe-image-size";
import { mostPixels, picturePath } from "../../content-model/field";
import type { AdminLanguage } from "../../content-model/field-info";
import type { Problem } from "../../content-model/problem-text";
import { problemWords, type ProblemWords } from "../../content-model/problem-words";
import { sizeProblem, type FileKind } from "../../content-model/size-problem";
import { isUtf8Text } from "../content/read-text";
import { remembered } from "../content/remembered";

/**
 * What is wrong with a file itself, whatever is written in it: a link that leads out of the content, more bytes than its
 * kind may have, a picture that is none or has too many pixels, a text that is not UTF-8.
 *
 * @param file path relative to `contentRoot`
 */
export function fileProblem(contentRoot: string, file: string, wordsIn: AdminLanguage = "en"): Problem[] {
  const absolute = path.join(contentRoot, file);
  const find = () => {
    const wrong = findWrong(contentRoot, file, problemWords[wordsIn]);
    return wrong ? [{ field: "", ...wrong }] : [];
  };
  return remembered([absolute], find, `file ${wordsIn}`);
}

type Wrong = Omit<Problem, "field"> | undefined;

function findWrong(contentRoot: string, file: string, t: ProblemWords): Wrong {
  const absolute = path.join(contentRoot, file);
  if (leadsOut(contentRoot, absolute)) return { found: t.link, expected: t.noLink };
  const stats = statSync(absolute, { throwIfNoEntry: false });
  if (!stats?.isFile()) return undefined;
  const wrongSize = sizeProblem(stats.size, kindOf(file), t);
  if (wrongSize) return wrongSize;
  if (/\.(md|json)$/.test(file) && !isUtf8Text(readFileSync(absolute)))
    return { found: t.noUtf8, expected: t.utf8 };
  return picturePath.regex.test(`../${file}`) ? wrongPicture(absolute, t) : undefined;
}

function kindOf(file: string): FileKind {
  if (file.startsWith("files/")) return "download";
  return file.startsWith("images/") ? "picture" : "text";
}

function leadsOut(contentRoot: string, absolute: string): boolean {
  if (!lstatSync(absolute, { throwIfNoEntry: false })?.isSymbolicLink()) return false;
  try {
    return path.relative(realpathSync(contentRoot), realpathSync(absolute)).startsWith("..");
  } catch {
    return true;
  }
}

/** Types of the pictures that the site shows, as `probe-image-size` calls them. */
const shown = ["jpg", "png", "webp"];

function wrongPicture(absolute: string, t: ProblemWords): Wrong {
  const picture = probe.sync(readFileSync(absolute));
  if (!picture || !shown.includes(picture.type)) return { found: t.noPicture, expected: t.pictureKinds };
  const pixels = picture.width * picture.height;
  if (pixels <= mostPixels) return undefined;
  return { found: t.megapixels(pixels / 1e6), expected: t.atMost(t.megapixels(mostPixels / 1e6)) };
}
