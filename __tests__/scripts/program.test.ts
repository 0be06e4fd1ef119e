import { chromium } from "../../scripts/lib/chromium.mjs";
import { ffmpeg } from "../../scripts/lib/ffmpeg.mjs";
import { display, firefox, webKitDriver } from "../../scripts/lib/other-browsers.mjs";
import { Problem } from "../../scripts/lib/problem.mjs";
import { findProgram, installPrefix, missingMessage } from "../../scripts/lib/program.mjs";

const machine = (programs: readonly string[], environment: Record<string, string> = {}) => ({
  environment: { PATH: "/home/me/bin:/usr/bin", ...environment },
  isExecutable: (file: string) => programs.includes(file),
});

describe("findProgram", () => {
  it("takes what the environment names before anything else", () => {
    const both = machine(["/usr/bin/chromium", "/opt/mine"], { CHROMIUM_PATH: "/opt/mine" });
    expect(findProgram(chromium, both)).toBe("/opt/mine");
  });

  it.each([chromium, firefox, webKitDriver, display])(
    "says so when $variable names nothing that can be run, rather than testing with another",
    (program) => {
      const usual = program.commandNames.map((name) => `/usr/bin/${name}`);
      const wrong = machine(usual, { [program.variable]: "/opt/gone" });
      expect(() => findProgram(program, wrong)).toThrow(Problem);
      expect(() => findProgram(program, wrong)).toThrow("/opt/gone");
    },
  );

  const onMac = "/Applications/Chromium.app/Contents/MacOS/Chromium";

  it.each([
    ["/usr/bin/chromium-headless-shell", chromium, ["/usr/bin/chromium"]],
    ["/usr/bin/chromium", chromium, ["/usr/bin/chromium-browser"]],
    ["/usr/bin/google-chrome-stable", chromium, ["/usr/bin/google-chrome"]],
    ["/home/me/bin/chromium", chromium, ["/usr/bin/chromium"]],
    ["/snap/bin/chromium", chromium, []],
    ["/opt/google/chrome/google-chrome", chromium, [onMac]],
    [onMac, chromium, []],
    ["/usr/bin/firefox-esr", firefox, ["/usr/bin/firefox"]],
    ["/snap/bin/firefox", firefox, []],
    ["/usr/bin/WebKitWebDriver", webKitDriver, []],
    ["/usr/bin/Xvfb", display, []],
  ])("finds %s", (expected, program, others) => {
    expect(findProgram(program, machine([...others, expected]))).toBe(expected);
  });

  it("finds nothing on a machine without one", () => {
    expect(findProgram(chromium, machine([]))).toBeUndefined();
    expect(findProgram(firefox, machine(["/usr/bin/chromium"]))).toBeUndefined();
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

it.each([
  ["chromium-headless-shell", chromium],
  ["firefox-esr", firefox],
  ["webkit2gtk-driver", webKitDriver],
  ["xvfb", display],
])("tells the one command to run where %s may not be installed", (debianPackage, program) => {
  expect(missingMessage(program, true)).toContain(`sudo apt-get install -y ${debianPackage}`);
  expect(missingMessage(program, false)).toContain(program.variable);
});

it("says who needs a program", () => {
  expect(missingMessage(chromium, false)).toMatch(/^The browser tests need Chromium, which was not found/);
  expect(missingMessage(ffmpeg, false)).toMatch(/^The film needs FFmpeg, which was not found/);
});
