import { failureLines } from "../../../scripts/live/failure-lines.mjs";

const steps = Array.from({ length: 30 }, (_, step) => `success step ${step}`);

describe("what is told of a failed build", () => {
  it("begins with its first error, without colours and empty lines", () => {
    const output = [...steps, "", " \u001B[31mERROR\u001B[0m #85923  GRAPHQL", "", "Unknown field", ...steps];
    const lines = failureLines(output.join("\n"));
    expect(lines.slice(0, 2)).toEqual([" ERROR #85923  GRAPHQL", "Unknown field"]);
    expect(lines).toHaveLength(20);
  });

  it("is the cause why a page could not be made, and not the page's data, which come first", () => {
    const data = JSON.stringify({ errors: {}, path: "/news/", context: Array.from(steps) }, null, 2);
    const output = [
      ...[...steps, "\u001B[2K", " \u001B[31mERROR\u001B[0m  UNKNOWN", ""],
      ...["Truncated page data information for the failed page", `"/news/": ${data}`, "", ""],
      ...[" ERROR #95313  HTML.COMPILATION", "", 'Building static HTML failed for path "/news/"', ""],
      ...["  WebpackError: The page's query found no article", "  - index.mjs:34"],
    ];
    expect(failureLines(output.join("\n"))).toEqual([
      " ERROR #95313  HTML.COMPILATION",
      'Building static HTML failed for path "/news/"',
      "  WebpackError: The page's query found no article",
      "  - index.mjs:34",
    ]);
  });

  it("is its end where nothing is called an error", () => {
    const lines = failureLines([...steps, "Killed"].join("\n"));
    expect(lines.at(-1)).toBe("Killed");
    expect(lines).toHaveLength(20);
  });
});
