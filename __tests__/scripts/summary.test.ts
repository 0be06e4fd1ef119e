import { formatSummary, judgeTests, tallyJest, tallyPlaywright, total } from "../../scripts/lib/summary.mjs";

const jestReport = {
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
};
const browserStats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 };

describe("tallyJest", () => {
  it("counts passed tests", () => {
    expect(tallyJest(jestReport)).toEqual({ passed: 7, failed: 0 });
  });

  it.each(["numFailedTests", "numPendingTests", "numTodoTests", "numRuntimeErrorTestSuites"])(
    "counts %s as failed",
    (field) => expect(tallyJest({ ...jestReport, [field]: 2 })).toEqual({ passed: 7, failed: 2 }),
  );
});

describe("tallyPlaywright", () => {
  it("counts expected results", () => {
    expect(tallyPlaywright({ stats: browserStats, errors: [] })).toEqual({ passed: 5, failed: 0 });
  });

  it("counts what passed only when repeated as passed, and says so", () => {
    const tally = tallyPlaywright({ stats: { ...browserStats, flaky: 2 }, errors: [] });
    expect(tally).toEqual({ passed: 7, failed: 0, note: "2 only when repeated" });
  });

  it.each(["unexpected", "skipped"])("counts %s as failed", (field) => {
    const stats = { ...browserStats, [field]: 3 };
    expect(tallyPlaywright({ stats, errors: [] })).toEqual({ passed: 5, failed: 3 });
  });

  it("counts errors outside of any test", () => {
    expect(tallyPlaywright({ stats: browserStats, errors: [{}] }).failed).toBe(1);
  });
});

describe("judgeTests", () => {
  it("lets a good run be", () => {
    expect(judgeTests({ passed: 3, failed: 0 }, 0)).toEqual({ passed: 3, failed: 0 });
  });

  it.each([
    ["left no report", undefined, 0],
    ["found no test", { passed: 0, failed: 0 }, 0],
    ["ended with an error its count does not show", { passed: 3, failed: 0 }, 1],
  ])("fails a runner that %s", (_, tally, exitCode) => {
    expect(judgeTests(tally, exitCode).failed).toBe(1);
  });
});

describe("the end of a run", () => {
  const results = [
    { name: "build", seconds: 30, tally: { passed: 0, failed: 0 } },
    { name: "types", seconds: 12.34, tally: { passed: 1, failed: 0 } },
    { name: "unit tests", seconds: 3, tally: { passed: 40, failed: 2 } },
    { name: "browser tests", seconds: undefined, tally: { passed: 0, failed: 1 }, note: "needs build" },
  ];

  it("adds up all stages", () => {
    expect(total(results)).toEqual({ passed: 41, failed: 3 });
  });

  it("tells each stage's time and, alone on the last line, the sum", () => {
    const lines = formatSummary(results).split("\n");
    expect(lines.at(-1)).toBe("41 passed, 3 failed");
    expect(lines).toContainEqual(expect.stringMatching(/build +30\.0 s +done/));
    expect(lines).toContainEqual(expect.stringMatching(/types +12\.3 s +1 passed, 0 failed/));
    expect(lines).toContainEqual(expect.stringMatching(/browser tests +not run .*\(needs build\)/));
  });
});
