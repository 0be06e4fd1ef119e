import { cmsBackend } from "../../../src/cms/config/backend";

const page = { port: "9000" };
const workflow = { publish_mode: "editorial_workflow" };

it.each([
  ["nothing is set", {}],
  ["all is blank", { GATSBY_CMS_BACKEND: " ", GATSBY_CMS_REPOSITORY: "", GATSBY_CMS_BRANCH: "" }],
])("is the host's Git gateway where %s", (_, variables) => {
  expect(cmsBackend(variables, page)).toEqual({
    backend: { name: "git-gateway", branch: "main" },
    ...workflow,
  });
});

it("is GitHub with the repository, branch and sign-in that are named", () => {
  const variables = {
    GATSBY_CMS_BACKEND: "github",
    GATSBY_CMS_REPOSITORY: "tajuk/site",
    GATSBY_CMS_BRANCH: "live",
    GATSBY_CMS_SIGN_IN_URL: "https://sign-in.example.org/",
  };
  expect(cmsBackend(variables, page)).toEqual({
    backend: { name: "github", repo: "tajuk/site", branch: "live", base_url: "https://sign-in.example.org" },
    ...workflow,
  });
});

it.each([
  ["9000", "http://127.0.0.1:9001/api/v1"],
  ["", "http://127.0.0.1:81/api/v1"],
])("is the proxy on this machine beside a site on port “%s”, without a workflow", (port, proxyUrl) => {
  expect(cmsBackend({ GATSBY_CMS_BACKEND: "local" }, { port })).toEqual({
    backend: { name: "proxy", proxy_url: proxyUrl, branch: "main" },
  });
});

it.each([
  [
    { GATSBY_CMS_BACKEND: "gitlab" },
    'GATSBY_CMS_BACKEND is "gitlab"; expected one of git-gateway, github, local',
  ],
  [
    { GATSBY_CMS_BACKEND: "github" },
    `GATSBY_CMS_REPOSITORY is ""; with GATSBY_CMS_BACKEND=github expected the repository's owner/name`,
  ],
  [
    { GATSBY_CMS_BACKEND: "github", GATSBY_CMS_REPOSITORY: "https://github.com/tajuk/site" },
    `GATSBY_CMS_REPOSITORY is "https://github.com/tajuk/site"; with GATSBY_CMS_BACKEND=github expected the repository's owner/name`,
  ],
  [
    { GATSBY_CMS_BACKEND: "github", GATSBY_CMS_REPOSITORY: "a/b", GATSBY_CMS_SIGN_IN_URL: "sign-in" },
    'GATSBY_CMS_SIGN_IN_URL is "sign-in"; expected an address beginning with https://',
  ],
])("refuses %j with the variable, what it is and what was expected", (variables, message) => {
  expect(() => cmsBackend(variables, page)).toThrow(message);
});
