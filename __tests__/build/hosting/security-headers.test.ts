import { headersFor, pageHeaders } from "../../../src/build/hosting/security-headers";

it("lets forms lead to payment and nowhere else, and nobody frame a page", () => {
  expect(headersFor("/donate/")["content-security-policy"]).toBe(
    "base-uri 'self'; " +
      "form-action 'self' https://checkout.stripe.com https://app.midtrans.com https://app.sandbox.midtrans.com; " +
      "frame-ancestors 'none'; object-src 'none'; report-uri /api/violations",
  );
});

it("sends the whole policy of a page, and the page to nobody else", () => {
  const own = "default-src 'self'; script-src 'self' 'sha256-abc='";
  const html = `<meta charSet="utf-8"/><meta http-equiv="content-security-policy" content="${own}">`;
  expect(pageHeaders(html)).toEqual({
    "content-security-policy": `${own}; ${headersFor("/")["content-security-policy"]}`,
    "cross-origin-resource-policy": "same-origin",
  });
});

it.each([
  ["/page-data/index/page-data.json", /^default-src 'none'; frame-ancestors/, "same-origin"],
  ["/chunk-map.json", /^default-src 'none'; frame-ancestors/, "same-origin"],
  ["/sitemap.xml", /^default-src 'none'; .*frame-ancestors/, "same-origin"],
  ["/static/guide-0a1b2c.pdf", /^default-src 'none'; .*frame-ancestors/, "same-origin"],
  ["/static/0a1b2c/peat.jpg", /^default-src 'none'; img-src 'self'/, "cross-origin"],
  ["/sw.js", /^base-uri 'self'/, "same-origin"],
  ["/pagefind/pagefind-worker.js", /^base-uri 'self'/, "same-origin"],
  ["/news/", /^base-uri 'self'/, undefined],
])("lets %s load nothing of its own, unless it is a script: %s", (pathname, policy, resource) => {
  const headers = headersFor(pathname);
  expect(headers["content-security-policy"]).toMatch(policy);
  expect(headers["cross-origin-resource-policy"]).toBe(resource);
});

it("lets data of pages load nothing when they are opened by themselves", () => {
  const policy = headersFor("/page-data/index/page-data.json")["content-security-policy"];
  expect(policy).toBe("default-src 'none'; frame-ancestors 'none'");
});

it("lets browsers keep the files of the search that have a hash in their names", () => {
  const keep = "public, max-age=31536000, immutable";
  expect(headersFor("/pagefind/index/en_4f6da90.pf_index")["cache-control"]).toBe(keep);
  expect(headersFor("/pagefind/pagefind.js")["cache-control"]).toBeUndefined();
});

it("lets nothing keep the service worker, so that the next one can replace it", () => {
  expect(headersFor("/sw.js")["cache-control"]).toBe("public, max-age=0, must-revalidate");
});

it.each([
  ["/", undefined],
  ["/administrators/", undefined],
  ["/admin/", "noindex, nofollow"],
  ["/admin/cms.js", "noindex, nofollow"],
])("tells search engines about %s: %s", (pathname, robots) => {
  expect(headersFor(pathname)).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
  });
  expect(headersFor(pathname)["x-robots-tag"]).toBe(robots);
});
