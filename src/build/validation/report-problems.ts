import { problemLine, problemList, type ContentProblem } from "./content-problem";

/** Problems last reported for each file: files are read several times, but each problem is reported once. */
const reported = new Map<string, ReadonlySet<string>>();

/** Reports the current problems of one file, except those already reported. */
export function reportProblems(file: string, problems: readonly ContentProblem[]): void {
  const known = reported.get(file);
  printProblems(problems.filter((problem) => !known?.has(problemLine(problem))));
  reported.set(file, new Set(problems.map(problemLine)));
}

/** Reports the problems of the whole content. */
export function reportAllProblems(problems: readonly ContentProblem[]): void {
  printProblems(problems);
  for (const { file } of problems) {
    const own = problems.filter((problem) => problem.file === file);
    reported.set(file, new Set(own.map(problemLine)));
  }
}

/** Bypasses Gatsby's reporter, which wraps lines at 80 characters. */
function printProblems(problems: readonly ContentProblem[]): void {
  if (problems.length > 0) process.stderr.write(`\n${problemList(problems)}\n\n`);
}
