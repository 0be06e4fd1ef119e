import { assertNodeVersion, isInstalled } from "../../scripts/lib/dependencies.mjs";

describe("assertNodeVersion", () => {
  it.each(["20.18.0", "20.20.2", "22.0.0"])("accepts %s", (version) => {
    expect(() => assertNodeVersion(version, ">=20.18")).not.toThrow();
  });

  it.each(["18.20.0", "20.17.9"])("refuses %s and says what is needed", (version) => {
    expect(() => assertNodeVersion(version, ">=20.18")).toThrow(
      `Node 20.18 or newer is needed; this is ${version}`,
    );
  });
});

describe("isInstalled", () => {
  const wanted = {
    packages: {
      "": { version: "0.1.0" },
      "node_modules/react": { version: "19.3.1" },
      "node_modules/fsevents": { version: "2.3.3", optional: true },
    },
  };

  it("is true when npm's record matches, but for what does not fit the machine", () => {
    expect(isInstalled(wanted, { packages: { "node_modules/react": { version: "19.3.1" } } })).toBe(true);
  });

  it.each([
    ["nothing is installed", undefined],
    ["a package is missing", { packages: {} }],
    ["a package has another version", { packages: { "node_modules/react": { version: "18.0.0" } } }],
    [
      "a package is no longer wanted",
      { packages: { "node_modules/react": { version: "19.3.1" }, "node_modules/old": { version: "1.0.0" } } },
    ],
    [
      "an optional package has another version",
      {
        packages: {
          "node_modules/react": { version: "19.3.1" },
          "node_modules/fsevents": { version: "2.0.0" },
        },
      },
    ],
  ])("is false when %s", (_, installed) => {
    expect(isInstalled(wanted, installed)).toBe(false);
  });
});
