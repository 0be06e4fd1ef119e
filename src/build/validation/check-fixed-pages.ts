import { readdirSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { fixedPages } from "../../content-model/site-pages";
import { projectDirectory } from "../../patches/gatsby-store";
import { CodeMistake } from "../in-order";

/** Fails unless the model, which keeps addresses from entries, knows the pages of `src/pages`. */
export const checkFixedPages: NonNullable<GatsbyNode["onPreInit"]> = ({ store }) => {
  const problems = fixedPagesProblems(projectDirectory(store));
  if (problems.length > 0)
    throw new CodeMistake(["src/content-model/site-pages.ts:", ...problems].join("\n"));
};

/** What is wrong with `fixedPages` in the project at `directory`. */
export function fixedPagesProblems(directory: string): string[] {
  const files = readdirSync(path.join(directory, "src/pages"), { recursive: true, encoding: "utf8" });
  const pages = files.filter((file) => file.endsWith(".tsx")).map(addressOf);
  return [
    ...pages
      .filter((address) => !fixedPages.includes(address))
      .map((address) => `\`fixedPages\` lacks ${address}, so that an entry could take that address`),
    ...fixedPages
      .filter((address) => !pages.includes(address))
      .map((address) => `\`fixedPages\` has ${address}, but src/pages has no file for it`),
  ];
}

/** The address of a page of `src/pages`: `donate/result.tsx` → `/donate/result/`. */
function addressOf(file: string): string {
  const name = file.replaceAll(path.sep, "/").replace(/(index)?\.tsx$/, "");
  return name === "" ? "/" : `/${name}/`;
}
