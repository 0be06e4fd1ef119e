import type { GatsbyNode } from "gatsby";
import { projectDirectory } from "../../patches/gatsby-store";
import { createChecker } from "./checker";
import { printAllProblems } from "./print-problems";

/** Reports all problems of the content in one list. They stop a build; `develop` goes on. */
export const checkContent: NonNullable<GatsbyNode["onPreInit"]> = async ({ reporter, store }) => {
  const checker = createChecker(projectDirectory(store));
  const [problems = []] = await checker.check(["en"]);
  await checker.stop();
  if (problems.length === 0) return;
  printAllProblems(problems);
  const places = problems.length === 1 ? "one place" : `${problems.length} places`;
  const summary = `The content breaks the model in ${places}, listed above`;
  if (process.env.NODE_ENV === "production") reporter.panic(summary);
  reporter.error(summary);
};
