import { problemLine, problemList, type ContentProblem } from "./content-problem";

/** What was said last about each file: files are read more than once, and nothing is to be said twice. */
const reported = new Map<string, ReadonlySet<string>>();

/** Reports what is wrong with one file now, as far as it was not said before. */
export function reportProblems(file: string, problems: readonly ContentProblem[]): void {
  const known = reported.get(file);
  printProblems(problems.filter((problem) => !known?.has(problemLine(problem))));
  reported.set(file, new Set(problems.map(problemLine)));
}

/** Reports what is wrong with the content as a whole. */
export function reportAllProblems(problems: readonly ContentProblem[]): void {
  printProblems(problems);
  for (const { file } of problems) {
    const own = problems.filter((problem) => problem.file === file);
    reported.set(file, new Set(own.map(problemLine)));
  }
}

/** Writes past Gatsby's reporter, which breaks lines at 80 characters. */
function printProblems(problems: readonly ContentProblem[]): void {
  if (problems.length > 0) process.stderr.write(`\n${problemList(problems)}\n\n`);
}
