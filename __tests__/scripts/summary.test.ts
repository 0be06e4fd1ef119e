import { formatSummary, total } from "../../scripts/lib/summary.mjs";

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
