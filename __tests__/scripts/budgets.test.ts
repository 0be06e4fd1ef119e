import budgets from "../../scripts/budgets.json";
import { formatTable } from "../../scripts/lib/budget-table.mjs";
import {
  budgetFor,
  functionProblems,
  isChecked,
  kindOf,
  problemsOf,
  weigh,
} from "../../scripts/lib/budgets.mjs";
import { temporaryFolder, writeFiles } from "../setup/temporary-folder";

const origin = "http://localhost:9000";
const request = (path: string, prefetched = false) => ({ url: origin + path, prefetched });
const quiet = { requests: [], messages: [], layoutShift: 0 };
const nothing = { javascript: 0, html: 0, fonts: 0, pageData: 0, other: 0, ahead: 0 };
const home = budgetFor(budgets, "/");

describe("the table of budgets", () => {
  it("gives both home pages the budgets that the project promises", () => {
    const promised = { javascript: 110.9, html: 25.4, fonts: 30, pageData: 15, layoutShift: 0.01 };
    expect(home).toEqual(promised);
    expect(budgetFor(budgets, "/id/")).toEqual(promised);
  });

  it("lets the dashboard add scripts for its chart, and nothing else, in both languages", () => {
    const { javascript } = budgetFor(budgets, "/tracking/");
    expect(javascript).toBeGreaterThan(home.javascript);
    for (const page of ["/tracking/", "/id/tracking/"]) {
      expect(budgetFor(budgets, page)).toEqual({ ...home, javascript });
    }
  });

  it.each([
    ["/", true],
    ["/id/", true],
    ["/id/news/", true],
    ["/admin/", false],
    ["/ui-test/", false],
    ["/id/ui-test/", false],
    ["/id/404/", false],
  ])("measures %s: %s", (path, expected) => {
    expect(isChecked(budgets, path)).toBe(expected);
  });
});

describe("kindOf", () => {
  it.each([
    ["/id/news/", false, "html"],
    ["/app-0123456789abcdef0123.js", false, "javascript"],
    ["/component---news-0123456789abcdef0123.js", true, "ahead"],
    ["/fonts/jakarta.woff2", false, "fonts"],
    ["/page-data/id/news/page-data.json", false, "pageData"],
    ["/page-data/app-data.json", false, "pageData"],
    ["/page-data/sq/d/123.json", false, "pageData"],
    ["/page-data/id/page-data.json", false, "ahead"],
    ["/static/peat.avif", false, "other"],
  ] as const)("on /id/news/ takes %s (prefetched: %s) for %s", (path, prefetched, kind) => {
    expect(kindOf(request(path, prefetched), "/id/news/")).toBe(kind);
  });

  it("knows the home page's data by Gatsby's name for it", () => {
    expect(kindOf(request("/page-data/index/page-data.json"), "/")).toBe("pageData");
  });
});

describe("weigh", () => {
  it("adds up each kind, counting a file once however often it was asked for", () => {
    const requests = ["/", "/app.js", "/app.js", "/framework.js", "/fonts/a.woff2"].map((path) =>
      request(path),
    );
    expect(weigh(requests, "/", () => 100)).toEqual({ ...nothing, html: 100, javascript: 200, fonts: 100 });
  });

  it("counts a script that was prefetched and then needed as needed", () => {
    const requests = [request("/chart.js", true), request("/chart.js")];
    expect(weigh(requests, "/", () => 100)).toEqual({ ...nothing, javascript: 100 });
  });
});

describe("problemsOf", () => {
  it("finds nothing wrong with a page exactly at its limits", () => {
    const weights = { ...nothing, javascript: 110_900, html: 25_400, fonts: 30_000, pageData: 15_000 };
    expect(problemsOf({ ...quiet, layoutShift: 0.01 }, weights, home, origin)).toEqual([]);
  });

  it.each([
    ["javascript", 110_901],
    ["html", 25_401],
    ["fonts", 30_001],
    ["pageData", 15_001],
  ])("reports %s one byte over", (kind, bytes) => {
    const problems = problemsOf(quiet, { ...nothing, [kind]: bytes }, home, origin);
    expect(problems).toEqual([expect.stringContaining(`${kind} `)]);
  });

  it("reports layout shift, other origins and console messages", () => {
    const load = {
      requests: [
        { url: "https://fonts.example/a.woff2", prefetched: false },
        { url: "data:,x", prefetched: false },
      ],
      messages: ["console: log: hello"],
      layoutShift: 0.011,
    };
    expect(problemsOf(load, nothing, home, origin)).toEqual([
      "layout shift 0.0110, allowed 0.01",
      "request to another origin: https://fonts.example/a.woff2",
      "console: log: hello",
    ]);
  });
});

describe("the functions of a build", () => {
  const folder = temporaryFolder();
  const [one, other] = [{ functionRoute: "one" }, { functionRoute: "other" }];

  it("are one, of less than 5.6 MB", () => {
    writeFiles(folder, { "manifest.json": JSON.stringify([one]), "one.js": "x".repeat(5_500_000) });
    expect(functionProblems(folder, budgets.functions)).toEqual([]);
  });

  it("are reported if there is another, or if they grew", () => {
    writeFiles(folder, { "manifest.json": JSON.stringify([one, other]), "other.js": "x".repeat(200_000) });
    expect(functionProblems(folder, budgets.functions)).toEqual([
      "2 functions, allowed 1",
      "functions 5700.1 KB, allowed 5600 KB",
    ]);
  });
});

it("prints the figures of each page in KB of 1000 bytes, and what is wrong below", () => {
  const weights = { ...nothing, javascript: 107_649 };
  const table = formatTable([
    { page: "/id/", weights, layoutShift: 0.002, problems: ["console: log: hello"] },
  ]);
  expect(table).toMatch(/^\/id\/ +107\.6 +0\.0 +0\.0 +0\.0 +0\.0 +0\.0 +0\.0020$/m);
  expect(table).toContain("✗ /id/ console: log: hello");
});
