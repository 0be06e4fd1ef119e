import { findChromium, installPrefix, missingMessage } from "../../scripts/lib/chromium.mjs";
import { Problem } from "../../scripts/lib/problem.mjs";

const machine = (programs: readonly string[], environment: Record<string, string> = {}) => ({
  environment: { PATH: "/home/me/bin:/usr/bin", ...environment },
  isExecutable: (file: string) => programs.includes(file),
});

describe("findChromium", () => {
  it("takes CHROMIUM_PATH before anything else", () => {
    const found = findChromium(machine(["/usr/bin/chromium", "/opt/mine"], { CHROMIUM_PATH: "/opt/mine" }));
    expect(found).toBe("/opt/mine");
  });

  it("says so when CHROMIUM_PATH names nothing that can be run, rather than testing with another", () => {
    const wrong = machine(["/usr/bin/chromium"], { CHROMIUM_PATH: "/opt/gone" });
    expect(() => findChromium(wrong)).toThrow(Problem);
    expect(() => findChromium(wrong)).toThrow("/opt/gone");
  });

  it.each([
    [["/usr/bin/chromium", "/usr/bin/chromium-headless-shell"], "/usr/bin/chromium-headless-shell"],
    [["/usr/bin/chromium-browser", "/usr/bin/chromium"], "/usr/bin/chromium"],
    [["/usr/bin/google-chrome", "/usr/bin/google-chrome-stable"], "/usr/bin/google-chrome-stable"],
    [["/usr/bin/chromium", "/home/me/bin/chromium"], "/home/me/bin/chromium"],
    [["/snap/bin/chromium"], "/snap/bin/chromium"],
    [
      ["/Applications/Chromium.app/Contents/MacOS/Chromium"],
      "/Applications/Chromium.app/Contents/MacOS/Chromium",
    ],
  ])("of %j finds %s", (programs, expected) => {
    expect(findChromium(machine(programs))).toBe(expected);
  });

  it("finds nothing on a machine without one", () => {
    expect(findChromium(machine([]))).toBeUndefined();
  });
});

describe("installPrefix", () => {
  it.each([
    [{ isDebian: true, isRoot: true, hasSudo: false }, []],
    [{ isDebian: true, isRoot: false, hasSudo: true }, ["sudo", "-n"]],
    [{ isDebian: true, isRoot: false, hasSudo: false }, undefined],
    [{ isDebian: false, isRoot: true, hasSudo: true }, undefined],
  ])("for %j is %j", (rights, expected) => {
    expect(installPrefix(rights)).toEqual(expected);
  });
});

it("tells the one command to run where Chromium may not be installed", () => {
  expect(missingMessage(true)).toContain("sudo apt-get install -y chromium-headless-shell");
  expect(missingMessage(false)).toContain("CHROMIUM_PATH");
});
