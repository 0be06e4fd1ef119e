import type { Page } from "@playwright/test";
import type { AdminLanguage } from "../../../../src/content-model/field-info";
import { answerRoute } from "../answer-route";
import { openGitFolder } from "./git-folder";
import { githubStandIn } from "./stand-in";

/** Opens the admin as if built for the GitHub backend, by patching what the build would have inlined. */
async function openForGithub(page: Page, language: AdminLanguage): Promise<void> {
  await page.route("**/admin/cms.js", async (route) => {
    const response = await route.fetch();
    const script = (await response.text())
      .replace(/(?<=GATSBY_CMS_BACKEND:)[^,}]+/, '"github"')
      .replace(/(?<=GATSBY_CMS_REPOSITORY:)[^,}]+/, '"tajuk/site"');
    await route.fulfill({ response, body: script });
  });
  await page.route("**/admin/", (route) =>
    answerRoute(route, async () => {
      const response = await route.fetch();
      const forGithub = (text: string) => text.replace("http://127.0.0.1:*", "https://api.github.com");
      const { "content-security-policy": policy = "", ...headers } = response.headers();
      await route.fulfill({
        body: forGithub(await response.text()),
        headers: { ...headers, "content-security-policy": forGithub(policy) },
      });
    }),
  );
  await page.addInitScript((code) => {
    localStorage.setItem("cms-language", code);
    localStorage.setItem("decap-cms-user", '{"backendName":"github","token":"token","login":"ayu"}');
  }, language);
}

/** Opens the admin on a repository with the content, behind a stand-in for GitHub, in a language. */
export async function openRepository(page: Page, language: AdminLanguage = "en") {
  const folder = openGitFolder();
  const github = githubStandIn(folder);
  await joinRepository(page, github, language);
  return { folder, github };
}

/** Opens the admin on a repository that another page has opened, too. */
export async function joinRepository(
  page: Page,
  github: ReturnType<typeof githubStandIn>,
  language: AdminLanguage = "en",
): Promise<void> {
  await page.route(/^https:\/\/(api\.github|www\.githubstatus)\.com\//, async (route) => {
    const request = route.request();
    const address = new URL(request.url());
    const body = (request.postDataJSON() ?? {}) as Record<string, unknown>;
    const { status, body: json } = address.hostname.startsWith("api")
      ? github.answer(request.method(), address, body)
      : { status: 200, body: { components: [] } };
    await route.fulfill({ status, json, headers: { "access-control-allow-origin": "*" } });
  });
  await openForGithub(page, language);
}
