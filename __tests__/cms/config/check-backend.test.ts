import { checkBackend } from "../../../src/cms/config/check-backend";

/** What stops a build with these variables; undefined if nothing does. */
function problemWith(variables: NodeJS.ProcessEnv): unknown {
  jest.replaceProperty(process, "env", variables);
  const panic = jest.fn<never, [unknown]>();
  checkBackend({ reporter: { panic } });
  return panic.mock.calls[0]?.[0];
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
