import { expect, test } from "@playwright/test";
import { localizedPath } from "../../src/domain/paths";
import { languageCodes } from "../setup/languages";

/** An old address of the fixture site, which leads to the news. */
const old = "/news/shell-poster/";

for (const language of languageCodes) {
  test(`an old address leads to another page, in ${language} @desktop`, async ({ request }) => {
    const { status, location } = await request
      .get(`${localizedPath(old, language)}?from=mail`, { maxRedirects: 0 })
      .then((response) => ({ status: response.status(), location: response.headers().location }));
    expect([status, location]).toEqual([301, `${localizedPath("/news/", language)}?from=mail`]);
  });
}
