import { readFileSync } from "node:fs";
import path from "node:path";
import { configure } from "@testing-library/react";
import { ownSite } from "../../scripts/lib/kept-build.mjs";
import { localizedPath } from "../../src/domain/paths";

/** Absolute path of `public/` of the kept build of this project's site. */
export const publicFolder = path.resolve(__dirname, "../..", ownSite.folder, "public");

// style sheets are not loaded, so hidden elements cannot be detected: queries include all elements
configure({
  defaultHidden: true,
  getElementError: (message) => new Error(message?.split("\n")[0]), // without the HTML of the whole page
});

/** Tests a built page in both languages. `address` is that of the English page, such as `/news/`. */
export function describePage<English, Indonesian>(
  address: string,
  expected: { readonly en: English; readonly id: Indonesian },
  tests: (expected: English | Indonesian, language: "en" | "id") => void,
): void {
  describe.each(["en", "id"] as const)(`${address} in %s`, (language) => {
    beforeAll(() => openPage(`${localizedPath(address, language)}index.html`));
    tests(expected[language], language);
  });
}

/**
 * Loads a built page into the test's document, without its scripts, styles and SVGs.
 *
 * @throws Error if the build has no such file
 */
export function openPage(file: string): void {
  const html = readPublic(file).replaceAll(/<(script|style|svg)\b.*?<\/\1>/gs, "");
  const page = new DOMParser().parseFromString(html, "text/html");
  document.documentElement.lang = page.documentElement.lang;
  document.body.replaceChildren(...page.body.childNodes);
  closeFigures();
}

/** Removes the notes that figures open, which are read as part of a closed figure here, and their names. */
function closeFigures(): void {
  for (const note of document.querySelectorAll(
    'details[name="figure"] > div, details[name="figure"] > summary > :last-child',
  ))
    note.remove();
}

/** The text of a file of the build, such as `/id/news/index.html`. */
export function readPublic(file: string): string {
  return readFileSync(path.join(publicFolder, file), "utf8");
}
