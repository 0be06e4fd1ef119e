import { judgeTests, tallyJest, tallyPlaywright } from "../../scripts/lib/test-reports.mjs";

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

  it("counts what passed only when repeated as passed, and names it", () => {
    const [once, twice] = [[{ duration: 900 }], [{ duration: 900 }, { duration: 600 }]];
    const specs = [
      { title: "are listed", tests: [{ results: once }] },
      { title: "are found", ok: true, tests: [{ results: twice }] },
      { title: "are read", ok: false, tests: [{ results: twice }] },
    ];
    const suites = [{ title: "news", specs }];
    const tally = tallyPlaywright({ ...browserReport, stats: { ...browserStats, flaky: 1 }, suites });
    expect(tally).toMatchObject({ passed: 6, failed: 0, note: "only when repeated: news › are found" });
  });

  it("tells how long each test took, with every try", () => {
    const tests = [{ results: [{ duration: 900 }, { duration: 600 }] }];
    const group = { title: "news", specs: [{ title: "are listed", tests }] };
    const file = { title: "news.spec.ts", specs: [], suites: [group] };
    expect(tallyPlaywright({ ...browserReport, suites: [file] }).tests).toEqual([
      { name: "news › are listed", seconds: 1.5, isRepeated: true },
    ]);
  });

  it("tells what a failed test found in its last try", () => {
    const results = [
      { duration: 900, error: { message: "too late" } },
      { duration: 600, error: { message: "nothing listed" } },
    ];
    const file = { title: "news.spec.ts", specs: [{ title: "are listed", ok: false, tests: [{ results }] }] };
    expect(tallyPlaywright({ ...browserReport, suites: [file] }).tests).toEqual([
      { name: "news.spec.ts › are listed", seconds: 1.5, failure: "nothing listed", isRepeated: true },
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
