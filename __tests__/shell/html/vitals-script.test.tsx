import { runInNewContext } from "node:vm";
import { renderToStaticMarkup } from "react-dom/server";
import { vitalsAddress, vitalsLibrary } from "../../../src/domain/vitals";
import { onRenderBody } from "../../../src/shell/html/render-document";
import { vitalsScript } from "../../../src/shell/html/vitals-script";

/** The head of the page at a path, as a build renders it with this value of the variable. */
function headOf(pathname: string, sample: string | undefined): string {
  jest.replaceProperty(process, "env", { ...process.env, GATSBY_VITALS_SAMPLE: sample });
  const setHeadComponents = jest.fn<undefined, [readonly React.ReactNode[]]>();
  // of Gatsby's many arguments, those that it reads
  onRenderBody({ pathname, setHeadComponents } as unknown as Parameters<typeof onRenderBody>[0], {
    plugins: [],
  });
  return renderToStaticMarkup(setHeadComponents.mock.calls[0]?.[0]);
}

describe("the head of a page", () => {
  it.each([undefined, "", "0"])("has no trace of measuring where the sample is %j", (sample) => {
    const head = headOf("/news/peat-fire/", sample);
    expect(head).toBe(headOf("/news/peat-fire/", undefined));
    expect(head).not.toMatch(/vitals|sendBeacon/i);
  });

  it("measures the sample, by the kind of the page", () => {
    const head = headOf("/id/news/peat-fire/", "0.25");
    const script = vitalsScript("/id/news/peat-fire/", 0.25) ?? "none";
    expect(head).toContain(`<script>${script}</script>`);
    const facts = { share: 0.25, kind: "article", library: vitalsLibrary, receiver: vitalsAddress };
    expect(script.endsWith(`(${JSON.stringify(facts)})`)).toBe(true);
  });

  it("cannot be rendered with a sample that is no share", () => {
    expect(() => headOf("/", "10%")).toThrow('GATSBY_VITALS_SAMPLE is "10%"');
  });
});

describe("the sample", () => {
  /** Whether a page load is measured of which the browser says this, with this random number. */
  function isMeasured(share: number, random: number): boolean {
    const addEventListener = jest.fn<undefined, [string]>();
    const globals = { addEventListener, navigator: {}, Math: { random: () => random } };
    runInNewContext(vitalsScript("/", share) ?? "", globals);
    return addEventListener.mock.calls.some(([event]) => event === "load");
  }

  it.each([
    [0.1, 0, true],
    [0.1, 0.0999, true],
    [0.1, 0.1, false],
    [0.1, 0.9999, false],
    [1, 0.9999, true],
  ])("with a share of %d the random number %d is measured: %s", (share, random, measured) => {
    expect(isMeasured(share, random)).toBe(measured);
  });
});
