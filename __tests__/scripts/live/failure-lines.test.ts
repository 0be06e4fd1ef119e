import { failureLines } from "../../../scripts/live/failure-lines.mjs";

const steps = Array.from({ length: 30 }, (_, step) => `success step ${step}`);

describe("what is told of a failed build", () => {
  it("begins with its first error, without colours and empty lines", () => {
    const output = [...steps, "", " \u001B[31mERROR\u001B[0m #85923  GRAPHQL", "", "Unknown field", ...steps];
    const lines = failureLines(output.join("\n"));
    expect(lines.slice(0, 2)).toEqual([" ERROR #85923  GRAPHQL", "Unknown field"]);
    expect(lines).toHaveLength(20);
  });

  it("is its end where nothing is called an error", () => {
    const lines = failureLines([...steps, "Killed"].join("\n"));
    expect(lines.at(-1)).toBe("Killed");
    expect(lines).toHaveLength(20);
  });
});
