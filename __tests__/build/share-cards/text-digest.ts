import { createHash } from "node:crypto";
import path from "node:path";
import { drawText } from "../../../src/build/share-cards/draw-text";
import { look } from "../../../src/build/share-cards/look";

/** Digest of a title's pixels. Run as a program, it prints that of its argument. */
export async function textDigest(title: string): Promise<string> {
  const { data } = await drawText(
    title,
    look.title,
    path.resolve("src/theme/fonts/plus-jakarta-sans-wght.ttf"),
  );
  return createHash("sha256").update(data).digest("hex");
}

const [, program = "", title] = process.argv;
if (program.endsWith("text-digest.ts") && title)
  void textDigest(title).then((digest) => process.stdout.write(digest));
