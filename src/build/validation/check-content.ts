import type { GatsbyNode } from "gatsby";
import { projectDirectory } from "../../patches/gatsby-store";
import { printAllProblems } from "./print-problems";
import { validateProject } from "./validate-content";

/** Reports all problems of the content in one list. They stop a build; `develop` goes on. */
export const checkContent: NonNullable<GatsbyNode["onPreInit"]> = ({ reporter, store }) => {
  const problems = validateProject(projectDirectory(store));
  if (problems.length === 0) return;
  printAllProblems(problems);
  const summary = `The content breaks the model in ${problems.length} places, listed above`;
  if (process.env.NODE_ENV === "production") reporter.panic(summary);
  reporter.error(summary);
};
