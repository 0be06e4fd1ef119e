import path from "node:path";
import { assertNodeVersion, ensureDependencies, isInstalled } from "../../scripts/lib/dependencies.mjs";
import { temporaryFolder, writeFiles } from "../setup/temporary-folder";

describe("assertNodeVersion", () => {
  const required = "^20.19 || >=22.12";

  it.each(["20.19.0", "20.20.2", "22.12.0", "22.20.1", "24.0.0"])("accepts %s", (version) => {
    expect(() => assertNodeVersion(version, required)).not.toThrow();
  });

  it.each(["18.20.0", "20.18.3", "21.7.0", "22.11.0"])("refuses %s and says what is needed", (version) => {
    expect(() => assertNodeVersion(version, required)).toThrow(
      `Node 20.19 or 22.12 or newer is needed; this is ${version}`,
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

describe("ensureDependencies", () => {
  const root = temporaryFolder();
  const lock = JSON.stringify({ packages: { "": {}, "node_modules/react": { version: "19.3.1" } } });
  /** A stand-in for npm whose `ci` only copies the lock file. */
  const npm = `
    const fs = require("node:fs");
    if (process.argv[2] !== "ci") process.exit(1);
    fs.mkdirSync("node_modules");
    fs.copyFileSync("package-lock.json", "node_modules/.package-lock.json");
  `;

  it("installs where the system finds no program npm, as on Windows, and once only", async () => {
    const said = jest.spyOn(console, "log").mockImplementation();
    writeFiles(root, {
      "package.json": JSON.stringify({ engines: { node: ">=20" } }),
      "package-lock.json": lock,
      "npm/bin/npm-cli.js": npm,
    });
    const npmFile = path.join(root, "npm/bin/npm-cli.js");
    jest.replaceProperty(process, "env", {
      ...process.env,
      PATH: path.join(root, "nothing"),
      npm_execpath: npmFile,
    });
    await ensureDependencies(root);
    await ensureDependencies(root);
    expect(said).toHaveBeenCalledTimes(1);
  });
});
