import { formatSummary, judgeTests, tallyJest, tallyPlaywright, total } from "../../scripts/lib/summary.mjs";

const jestReport = {
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [{ assertionResults: [{ fullName: "money is written", duration: 1500 }] }],
};
const tests = [{ name: "money is written", seconds: 1.5 }];
const browserStats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 };
const browserReport = { stats: browserStats, errors: [], suites: [] };

describe("tallyJest", () => {
  it("counts passed tests", () => {
    expect(tallyJest(jestReport)).toEqual({ passed: 7, failed: 0, tests });
  });

  it("tells what a failed test found", () => {
    const assertionResults = [
      { fullName: "money is written", duration: 2, failureMessages: ["Expected: 2"] },
    ];
    expect(tallyJest({ ...jestReport, testResults: [{ assertionResults }] }).tests).toEqual([
      { name: "money is written", seconds: 0.002, failure: "Expected: 2" },
    ]);
  });

  it.each(["numFailedTests", "numPendingTests", "numTodoTests", "numRuntimeErrorTestSuites"])(
    "counts %s as failed",
    (field) => expect(tallyJest({ ...jestReport, [field]: 2 })).toMatchObject({ passed: 7, failed: 2 }),
  );
});

describe("tallyPlaywright", () => {
  it("counts expected results", () => {
    expect(tallyPlaywright(browserReport)).toMatchObject({ passed: 5, failed: 0 });
  });

  it("counts what passed only when repeated as passed, and says so", () => {
    const tally = tallyPlaywright({ ...browserReport, stats: { ...browserStats, flaky: 2 } });
    expect(tally).toMatchObject({ passed: 7, failed: 0, note: "2 only when repeated" });
  });

  it("tells how long each test took, with every try", () => {
    const tests = [{ results: [{ duration: 900 }, { duration: 600 }] }];
    const group = { title: "news", specs: [{ title: "are listed", tests }] };
    const file = { title: "news.spec.ts", specs: [], suites: [group] };
    expect(tallyPlaywright({ ...browserReport, suites: [file] }).tests).toEqual([
      { name: "news › are listed", seconds: 1.5 },
    ]);
  });

  it("tells what a failed test found in its last try", () => {
    const results = [
      { duration: 900, error: { message: "too late" } },
      { duration: 600, error: { message: "nothing listed" } },
    ];
    const file = { title: "news.spec.ts", specs: [{ title: "are listed", ok: false, tests: [{ results }] }] };
    expect(tallyPlaywright({ ...browserReport, suites: [file] }).tests).toEqual([
      { name: "news.spec.ts › are listed", seconds: 1.5, failure: "nothing listed" },
    ]);
  });

  it.each(["unexpected", "skipped"])("counts %s as failed", (field) => {
    const stats = { ...browserStats, [field]: 3 };
    expect(tallyPlaywright({ ...browserReport, stats })).toMatchObject({ passed: 5, failed: 3 });
  });

  it("counts errors outside of any test", () => {
    expect(tallyPlaywright({ ...browserReport, errors: [{}] }).failed).toBe(1);
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

  it("names the slowest tests of all stages, slowest first, and the time of the whole", () => {
    const tests = Array.from({ length: 30 }, (_, index) => ({ name: `test ${index}`, seconds: index }));
    const result = { name: "unit tests", seconds: 600, tally: { passed: 30, failed: 0 }, tests };
    const lines = formatSummary([result], 630).split("\n");
    const named = lines.filter((line) => line.includes("unit tests: test"));
    expect(named).toHaveLength(20);
    expect(named[0]).toBe("    29.0 s  unit tests: test 29");
    expect(lines).toContain("All in 10.5 minutes");
  });

  it("names the failed tests and the beginning of what they found, after all else", () => {
    const failure = ["\u001B[31mExpected: 2\u001B[39m", ...Array.from({ length: 90 }, () => "at here")].join(
      "\n",
    );
    const tests = [
      { name: "money is written", seconds: 1, failure },
      { name: "dates are written", seconds: 1 },
    ];
    const result = { name: "unit tests", seconds: 600, tally: { passed: 1, failed: 1 }, tests };
    const lines = formatSummary([result], 630).split("\n");
    const end = lines.slice(lines.indexOf("Failed tests:"));
    expect(end.slice(1, 3)).toEqual(["  unit tests: money is written", "      Expected: 2"]);
    expect(end.length).toBeLessThan(20);
    expect(end.join("\n")).not.toContain("dates are written");
    expect(end.at(-1)).toBe("1 passed, 1 failed");
  });

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
