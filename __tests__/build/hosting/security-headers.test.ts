import { headersFor } from "../../../src/build/hosting/security-headers";

it("lets forms lead to payment and nowhere else, and nobody frame a page", () => {
  expect(headersFor("/donate/")["content-security-policy"]).toBe(
    "base-uri 'self'; " +
      "form-action 'self' https://checkout.stripe.com https://app.midtrans.com https://app.sandbox.midtrans.com; " +
      "frame-ancestors 'none'; object-src 'none'",
  );
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
