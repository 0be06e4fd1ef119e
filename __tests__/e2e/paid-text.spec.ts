import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { chaptersOf } from "../../src/build/content/delivery";
import { languageCodes } from "../setup/languages";
import { resourcesOf, siteContent } from "../setup/site";

const publicFolder = path.resolve(__dirname, "../../.build/test-site/public");

/** A piece of a text, long enough to be of no other one, as HTML and JSON write it. */
const pieces = (markdown: string) => (markdown.match(/[\p{L} ]{12,}/gu) ?? []).map((piece) => piece.trim());

test("no file of the public folder has the text that is sold @desktop", async () => {
  const chapters = resourcesOf("en").flatMap(({ slug }) => chaptersOf(siteContent, slug));
  const texts = (isFree: boolean) =>
    chapters
      .filter(({ fields }) => fields.free === isFree)
      .flatMap(({ fieldsIn }) => languageCodes.map((language) => fieldsIn(language)))
      .flatMap(({ body, exercise = "", answer = "" }) => pieces([body, exercise, answer].join("\n")));
  const files = await readdir(publicFolder, { recursive: true, withFileTypes: true });
  const readable = files.filter((file) => file.isFile() && /\.(html|json|js|xml|txt|map)$/.test(file.name));
  const all = await Promise.all(
    readable.map((file) => readFile(path.join(file.parentPath, file.name), "utf8")),
  );
  const isPublic = (text: string) => all.some((file) => file.includes(text));
  expect(texts(true).length).toBeGreaterThan(5);
  expect(texts(true).filter((text) => !isPublic(text))).toEqual([]);
  expect(texts(false).length).toBeGreaterThan(5);
  expect(texts(false).filter(isPublic)).toEqual([]);
});
