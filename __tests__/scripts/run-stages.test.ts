import { readFileSync } from "node:fs";
import path from "node:path";
import yaml from "js-yaml";
import { parts } from "../../scripts/lib/parts.mjs";
import { Problem } from "../../scripts/lib/problem.mjs";
import { choosePart, chooseStages, runStages, withTests } from "../../scripts/lib/run-stages.mjs";
import { stages } from "../../scripts/lib/stages.mjs";
import { temporaryFolder } from "../setup/temporary-folder";

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

describe("two stages at once", () => {
  /** Stages that the test ends, and the names of those that have started. */
  function controlled() {
    const begun: string[] = [];
    const ends = new Map<string, () => void>();
    const held = (name: string, needs: string[] = []) => ({
      ...{ name, needs },
      run: () =>
        new Promise<{ passed: number; failed: number }>((resolve) => {
          begun.push(name);
          ends.set(name, () => resolve({ passed: 1, failed: 0 }));
        }),
    });
    const end = async (name: string) => {
      ends.get(name)?.();
      await new Promise(setImmediate);
    };
    return { begun, held, end };
  }

  it("run as soon as what they need has ended, those first that stand first", async () => {
    const { begun, held, end } = controlled();
    const all = [held("build"), held("browser", ["build"]), held("lint"), held("unit")];
    const results = runStages(all, "/project", 2);
    expect(begun).toEqual(["build", "lint"]);
    await end("build");
    expect(begun).toEqual(["build", "lint", "browser"]);
    await end("lint");
    expect(begun).toEqual(["build", "lint", "browser", "unit"]);
    await end("unit");
    await end("browser");
    expect((await results).map(({ name }) => name)).toEqual(["build", "browser", "lint", "unit"]);
  });

  it("never run beside one that they come after, and do not mind if it fails", async () => {
    const { begun, held, end } = controlled();
    const live = { ...held("live"), run: () => Promise.resolve({ passed: 0, failed: 1 }) };
    const results = runStages([live, { ...held("builds"), after: ["live"] }], "/project", 2);
    expect(begun).toEqual([]);
    await end("live");
    expect(begun).toEqual(["builds"]);
    await end("builds");
    expect((await results).map(({ tally }) => tally.failed)).toEqual([1, 0]);
  });
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

const withoutTests = temporaryFolder();

it("has no stage of tests in a project without `__tests__/`, where nothing else needs one", () => {
  const left = withTests(stages, withoutTests).map(({ name }) => name);
  expect(left).toEqual(expect.arrayContaining(["build", "pages", "lint", "types", "format", "secrets"]));
  expect(left.filter((name) => /test (site|programs)|tests$|attacks/.test(name))).toEqual([]);
  const rest = stages.filter(({ name }) => left.includes(name));
  expect(rest.flatMap(({ needs }) => needs).filter((need) => !left.includes(need))).toEqual([]);
});

it("has only stages whose needs come before them", () => {
  const before = new Set<string>();
  for (const { name, needs } of stages) {
    expect(needs.filter((need) => !before.has(need))).toEqual([]);
    before.add(name);
  }
});

describe("the parts", () => {
  it("have every stage, each after what it needs", () => {
    const names = Object.values(parts).map((part) => part.map(({ name }) => name));
    expect(new Set(names.flat())).toEqual(new Set(stages.map(({ name }) => name)));
    for (const part of Object.values(parts)) {
      const before = part.map(({ name }, index) => [name, part.slice(0, index)] as const);
      for (const [name, earlier] of before) {
        const needs = stages.find((stage) => stage.name === name)?.needs ?? [];
        expect(earlier.map((stage) => stage.name)).toEqual(expect.arrayContaining([...needs]));
      }
    }
  });

  it("are those of CI", () => {
    const file = path.resolve(__dirname, "../../.github/workflows/ci.yml");
    const { jobs } = yaml.load(readFileSync(file, "utf8")) as {
      jobs: { everything: { strategy: { matrix: { part: string[] } } } };
    };
    expect(jobs.everything.strategy.matrix.part).toEqual(Object.keys(parts));
  });

  it("are chosen by name", () => {
    expect(choosePart(parts, "checks")).toBe(parts.checks);
    expect(() => choosePart(parts, "check")).toThrow("No part is called check. There are: checks, builds,");
  });
});
