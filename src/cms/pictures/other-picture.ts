import type { ContentText } from "../../content-model/content-text";
import { referencesTo } from "../../content-model/references";
import { writeTexts, type WrittenFile } from "../../content-model/write-texts";
import type { Fields } from "../../domain/record";
import { settled } from "../validation/mend-referrers";

/** The files of the texts that show a picture, in which another one takes its place; paths are those in `content/`. */
export function withOtherPicture(
  picture: string,
  other: string,
  texts: readonly ContentText[],
): readonly WrittenFile[] {
  const showing = new Set(referencesTo([picture], texts).map(({ text }) => text.file));
  const changed = texts.map((text) => (showing.has(text.file) ? replacedIn(text, picture, other) : text));
  return writeTexts(
    settled(
      changed.filter(({ file }) => showing.has(file)),
      changed,
    ),
  );
}

/** Fields and long texts name pictures alike, and the path stands for nothing else. */
function replacedIn(text: ContentText, picture: string, other: string): ContentText {
  const data = JSON.stringify(text.data).replaceAll(`../${picture}`, `../${other}`);
  return { ...text, data: JSON.parse(data) as Fields };
}
