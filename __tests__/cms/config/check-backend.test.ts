import type { PreInitArgs } from "gatsby";
import { checkBackend } from "../../../src/cms/config/check-backend";

function problemWith(variables: NodeJS.ProcessEnv): string | undefined {
  jest.replaceProperty(process, "env", variables);
  let problem: string | undefined;
  const reporter = { panic: (message: string) => (problem = message) };
  void checkBackend({ reporter } as unknown as PreInitArgs, { plugins: [] }, () => undefined);
  return problem;
}

it("refuses the editors' area of one's own machine on a public site", () => {
  const address = "https://tajuk.example";
  expect(problemWith({ GATSBY_CMS_BACKEND: "local", SITE_URL: address })).toContain(
    `SITE_URL is "${address}"`,
  );
});

it.each([
  { GATSBY_CMS_BACKEND: "local" },
  { GATSBY_CMS_BACKEND: "local", SITE_URL: "http://192.168.1.7:9000" },
  { SITE_URL: "https://tajuk.example" },
])("takes %j", (variables) => {
  expect(problemWith(variables)).toBeUndefined();
});

it("says what is wrong with a variable", () => {
  expect(problemWith({ GATSBY_CMS_BACKEND: "gitlab" })).toContain("GATSBY_CMS_BACKEND");
});
