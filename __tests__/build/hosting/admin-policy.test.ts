import { adminPolicy } from "../../../src/build/hosting/admin-policy";
import { cmsBackend } from "../../../src/cms/config/backend";

const github = { GATSBY_CMS_BACKEND: "github", GATSBY_CMS_REPOSITORY: "tajuk/site" };

it.each([
  [{}, ["https://www.netlifystatus.com"]],
  [github, ["https://api.github.com", "https://www.githubstatus.com"]],
  [{ GATSBY_CMS_BACKEND: "local" }, ["http://127.0.0.1:*"]],
])("lets Decap ask its own backend only: %j", (variables, addresses) => {
  const policy = adminPolicy(cmsBackend(variables, { port: "" }));
  expect(policy["connect-src"]).toEqual(["'self'", "data:", "blob:", ...addresses]);
  expect(policy["script-src"]).toEqual(["'self'", "'unsafe-eval'"]);
});
