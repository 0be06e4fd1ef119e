import { pagePolicy } from "../../../src/build/hosting/page-policy";
import { redirectPage } from "../../../src/build/hosting/redirect-pages";
import { siteData } from "../../server/support/site-data";

it("leads on without scripts, by a link too, and is not listed by search engines", () => {
  const html = redirectPage(siteData, "id", "/id/news/");
  expect(html).toContain('<html lang="id">');
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/id/news/">');
  expect(html).toMatch(/<link rel="canonical" href="https?:\/\/[^"]+\/id\/news\/">/);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<a href="/id/news/">');
  expect(pagePolicy(html)["script-src"]).toEqual(["'self'"]);
});
