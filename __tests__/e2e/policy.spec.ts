import { expect, test } from "@playwright/test";
import { violationsAddress } from "../../src/domain/addresses";

test("the header has a page's whole policy, and the browser reports what it refuses @desktop", async ({
  page,
}) => {
  const response = await page.goto("/news/");
  const sent = response?.headers()["content-security-policy"] ?? "";
  const own = await page.locator('meta[http-equiv="content-security-policy"]').getAttribute("content");
  expect(sent.startsWith(`${own}; `)).toBe(true);
  expect(sent).toContain(`frame-ancestors 'none'; object-src 'none'; report-uri ${violationsAddress}`);

  const report = page.waitForEvent("requestfinished", (request) => request.url().endsWith(violationsAddress));
  await page.evaluate(() => {
    const picture = document.createElement("img");
    picture.src = "https://elsewhere.example/pixel.png";
    document.body.append(picture);
  });
  expect((await (await report).response())?.status()).toBe(204);
});

test("a file that is opened by itself loads nothing, and the editors' area has its policy as a header @desktop", async ({
  request,
}) => {
  const policyOf = async (at: string) => (await request.get(at)).headers()["content-security-policy"];
  expect(await policyOf("/page-data/index/page-data.json")).toBe(
    "default-src 'none'; frame-ancestors 'none'",
  );
  expect(await policyOf("/sitemap.xml")).toMatch(/^default-src 'none'; .*frame-ancestors 'none'/);
  expect(await policyOf("/admin/")).toMatch(
    /^default-src 'self'; script-src 'self' 'unsafe-eval'; .*report-uri/,
  );
  expect(await policyOf("/no-page/")).toMatch(/^default-src 'self'; script-src 'self' 'sha256-/);
});

test("a browser comes back over HTTPS only and gives no page a sensor; who finds a weakness learns whom to tell @desktop", async ({
  request,
}) => {
  for (const at of [
    "/",
    "/id/",
    "/admin/",
    "/no-page/",
    "/api/payments/methods",
    "/.well-known/security.txt",
  ])
    expect((await request.get(at)).headers(), at).toMatchObject({
      "strict-transport-security": "max-age=31536000",
      "permissions-policy": "camera=(), geolocation=(), microphone=()",
    });
  const told = await request.get("/.well-known/security.txt");
  expect([told.status(), told.headers()["content-type"]]).toEqual([200, "text/plain; charset=UTF-8"]);
  expect(await told.text()).toMatch(/^Contact: mailto:\S+@\S+\nExpires: \d{4}-/);
});
