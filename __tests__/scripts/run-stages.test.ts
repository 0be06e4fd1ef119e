import { Problem } from "../../scripts/lib/problem.mjs";
import { chooseStages, runStages } from "../../scripts/lib/run-stages.mjs";
import { stages } from "../../scripts/lib/stages.mjs";

const stage = (name: string, failed: number, needs: string[] = []) => ({
  name,
  needs,
  run: jest.fn(() => Promise.resolve({ passed: 1 - failed, failed })),
});

beforeEach(() => {
  jest.spyOn(console, "log").mockImplementation();
  jest.spyOn(console, "error").mockImplementation();
});

it("goes on after a failure with the stages that can do without what failed", async () => {
  const lint = stage("lint", 1);
  const unit = stage("unit", 0);
  const results = await runStages([lint, unit], "/project");
  expect(unit.run).toHaveBeenCalledWith("/project");
  expect(results.map(({ tally }) => tally.failed)).toEqual([1, 0]);
});

it("does not run a stage whose needs failed, and counts it as failed", async () => {
  const browser = stage("browser", 0, ["build"]);
  const results = await runStages([stage("build", 1), browser], "/project");
  expect(browser.run).not.toHaveBeenCalled();
  expect(results[1]).toEqual({
    name: "browser",
    seconds: undefined,
    tally: { passed: 0, failed: 1 },
    note: "needs build",
  });
});

it("passes the failure on to stages that need a stage that was not run", async () => {
  const chain = [stage("set-up", 1), stage("build", 0, ["set-up"]), stage("browser", 0, ["build"])];
  const results = await runStages(chain, "/project");
  expect(results.map(({ tally }) => tally.failed)).toEqual([1, 1, 1]);
});

it("counts a stage that throws as failed, and says why", async () => {
  const broken = { name: "build", needs: [], run: () => Promise.reject(new Problem("No build.")) };
  const [result] = await runStages([broken], "/project");
  expect(result?.tally).toEqual({ passed: 0, failed: 1 });
  expect(console.error).toHaveBeenCalledWith("No build.");
});

describe("chooseStages", () => {
  it("takes all stages where none is named", () => {
    expect(chooseStages(stages, [])).toBe(stages);
  });

  it("takes the named ones in their own order", () => {
    expect(chooseStages(stages, ["format", "types"]).map(({ name }) => name)).toEqual(["types", "format"]);
  });

  it("refuses a name that no stage has, which would otherwise pass by running nothing", () => {
    expect(() => chooseStages(stages, ["tpyes"])).toThrow("No stage is called tpyes");
  });
});

it("has only stages whose needs come before them", () => {
  const before = new Set<string>();
  for (const { name, needs } of stages) {
    expect(needs.filter((need) => !before.has(need))).toEqual([]);
    before.add(name);
  }
});
