import { problemLine, problemList, type ContentProblem } from "./content-problem";

/** Problems last printed for each file: files are read several times, but each problem is printed once. */
const printed = new Map<string, ReadonlySet<string>>();

/** Prints the current problems of one file, except those already printed. */
export function printFileProblems(file: string, problems: readonly ContentProblem[]): void {
  const known = printed.get(file);
  printProblems(problems.filter((problem) => !known?.has(problemLine(problem))));
  printed.set(file, new Set(problems.map(problemLine)));
}

/** Prints the problems of the whole content. */
export function printAllProblems(problems: readonly ContentProblem[]): void {
  printProblems(problems);
  for (const { file } of problems) {
    const own = problems.filter((problem) => problem.file === file);
    printed.set(file, new Set(own.map(problemLine)));
  }
}

/** Bypasses Gatsby's reporter, which wraps lines at 80 characters. */
function printProblems(problems: readonly ContentProblem[]): void {
  if (problems.length > 0) process.stderr.write(`\n${problemList(problems)}\n\n`);
}
