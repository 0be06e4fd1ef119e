import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fixedPagesProblems } from "../../../src/build/validation/check-fixed-pages";
import { fixedPages } from "../../../src/content-model/site-pages";
import { temporaryFolder } from "../../setup/temporary-folder";

const directory = temporaryFolder();

/** Makes the file of a page: `/donate/result/` → `src/pages/donate/result.tsx`. */
function makePage(address: string): void {
  const file = path.join(directory, "src/pages", address.replace(/\/$/, "") || "index");
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.tsx`, "");
}

test("names the pages that `fixedPages` lacks, and the addresses in it that no page has", () => {
  const [lost = "", ...kept] = fixedPages.filter((address) => address !== "/");
  for (const address of ["/", "/reefs/", "/reefs/low-tide/", ...kept]) makePage(address);
  expect(fixedPagesProblems(directory)).toEqual([
    "`fixedPages` lacks /reefs/, so that an entry could take that address",
    "`fixedPages` lacks /reefs/low-tide/, so that an entry could take that address",
    `\`fixedPages\` has ${lost}, but src/pages has no file for it`,
  ]);
});
