import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { pageHeaders } from "../../../src/build/hosting/security-headers";
import { localizedPath } from "../../../src/domain/paths";
import { handleApi } from "../../../src/server/handle-api";
import { formAddress } from "../../../src/server/html/form-address";
import { framesIn, framingOf } from "../../../src/server/html/framing";
import { answerGuarded } from "../../../src/server/http/guarded";
import type { ServerAnswer, ServerRequest } from "../../../src/server/http/request";
import { temporaryFolder } from "../../setup/temporary-folder";
import { builtPage } from "../support/built-page";
import { listening } from "../support/listening";
import { formPost, get } from "../support/requests";
import { testRuntime, type TestRuntime } from "../support/runtime";
import { siteData } from "../support/site-data";

/** A folder of a built site with these pages, by language. */
async function built(pages: Readonly<Record<string, string>>): Promise<string> {
  const folder = temporaryFolder();
  for (const [language, html] of Object.entries(pages)) {
    const place = path.join(folder, localizedPath("/donate/result/", language));
    await mkdir(place, { recursive: true });
    await writeFile(path.join(place, "index.html"), html);
  }
  return folder;
}

const both = { en: builtPage("en"), id: builtPage("id") };
const html = { accept: "text/html" };
const lookUp = (query: Readonly<Record<string, string>>): ServerRequest => ({
  ...get(query, { headers: html }),
  path: "payments/result",
});

/** The answer to a browser, with the frame of a folder. */
async function answered(
  request: ServerRequest,
  folder: string | undefined,
  runtime: TestRuntime = testRuntime(),
) {
  const framing = await framingOf(request, runtime, folder);
  return answerGuarded(handleApi, request, { ...runtime, framing });
}

/** What the policy allows of the inline elements that the page has, and what not. */
function refusedInline({ body, headers }: ServerAnswer): readonly string[] {
  const policy = headers["content-security-policy"] ?? "";
  return [...body.matchAll(/<(script|style)[^>]*>(.*?)<\/\1>/gs)]
    .map(([, , text = ""]) => text)
    .filter((text) => !policy.includes(`'sha256-${createHash("sha256").update(text).digest("base64")}'`));
}

test.each([
  ["en", "/api/payments/result?ref=none&amp;lang=id"],
  ["id", "/api/payments/result?ref=none&amp;lang=en"],
])("a page stands in the site's frame, in %s", async (language, other) => {
  const answer = await answered(lookUp({ ref: "none", lang: language }), await built(both));
  const { body } = answer;
  expect(answer.status).toBe(404);
  expect(body).toContain(`<html lang="${language}">`);
  expect(body).toMatch(/<title[^>]*>[^<]+ — Tajuk<\/title>/);
  expect(body).toMatch(
    /<header>.*<main id="content"><div class="answer">\s*<h1>.*<footer>Address<\/footer>/s,
  );
  expect(body).toContain(`href="${other}"`);
  expect(body).not.toMatch(/of the page|start\(|app\.js|noscript| style="|http-equiv|\/donate\/result\//i);
  expect(refusedInline(answer)).toEqual([]);
});

test("a page is for no other site, and browsers report what its policy refuses, as on other pages", async () => {
  for (const folder of [await built(both), undefined]) {
    const { headers } = await answered(lookUp({}), folder);
    const prerendered = pageHeaders("");
    const rule = /report-uri [^;]+/;
    expect(headers["content-security-policy"]).toContain(
      rule.exec(prerendered["content-security-policy"] ?? "")?.[0],
    );
    expect(headers).toMatchObject({
      "cross-origin-resource-policy": prerendered["cross-origin-resource-policy"],
    });
  }
});

test("a form's answer is kept by the browser, for Back, and by nobody else", async () => {
  const refused = await answered({ ...formPost({}, { headers: html }), path: "inquiries" }, await built({}));
  const shown = await answered(lookUp({}), await built({}));
  const told = await answered({ ...formPost({}), path: "outbox" }, undefined);
  expect([refused, shown, told].map(({ headers }) => headers["cache-control"])).toEqual([
    "private, no-cache",
    "no-store",
    "no-store",
  ]);
});

const { paths, campaigns, products, projects, requestable } = siteData;

test.each([
  ["inquiries", {}, paths.contact],
  ["inquiries", { resource: requestable[0] }, `/resources/${requestable[0]}/`],
  ["donations", { campaign: "none" }, paths.donate],
  ["donations", { campaign: campaigns[0]?.slug }, campaigns[0]?.path],
  ["donations", { project: projects[0]?.slug }, projects[0]?.givingPath],
  ["purchases", { product: products[0]?.slug }, products[0]?.path],
])("an answer leads to the form in the other language: %s %j", (route, fields, page = "none") => {
  const request = { ...formPost({ language: "id", ...fields }, { headers: html }), path: route };
  for (const code of ["en", "id"])
    expect(formAddress(request, testRuntime())?.(code)).toBe(localizedPath(page, code));
});

test("an answer without the form has links to it", async () => {
  const request = { ...formPost({ language: "id", product: "none" }, { headers: html }), path: "purchases" };
  const { body } = await answered(request, await built(both));
  expect(body).toContain('href="/donate/" hrefLang="en"');
  expect(body).not.toContain("<button");
});

test("the answer about a monthly gift leads to the same gift in the other language", async () => {
  const request = { ...formPost({ language: "id", link: "a b" }, { headers: html }), path: "gifts/end" };
  const { body } = await answered(request, await built(both));
  expect(body).toContain('href="/api/gifts?lang=en&amp;link=a%20b" hrefLang="en"');
});

test("a browser that opens the address of a form gets a page", async () => {
  const request = { ...lookUp({ lang: "id" }), path: "inquiries" };
  const answer = await answered(request, await built(both));
  expect([answer.status, answer.headers.allow]).toEqual([405, "POST"]);
  expect(answer.body).toMatch(/<html lang="id">.*<h1>.*<footer>Address<\/footer>/s);
});

test("words of the reader are no part of the frame", async () => {
  const request = { ...formPost({ name: "</main>$& $<middle>" }, { headers: html }), path: "inquiries" };
  const { body } = await answered(request, await built(both));
  expect(body).toContain('value="&lt;/main&gt;$&amp; $&lt;middle&gt;"');
  expect(body).toContain("<footer>Address</footer>");
});

test("an error of ours and an address that is none are framed", async () => {
  const folder = await built(both);
  const runtime = testRuntime({
    parts: { limits: { take: () => Promise.reject(new Error("down")) } as never },
  });
  const fault = await answered(lookUp({}), folder, runtime);
  const unknown = await answered({ ...lookUp({}), path: "nowhere" }, folder);
  expect([fault.status, unknown.status]).toEqual([500, 404]);
  for (const answer of [fault, unknown]) {
    expect(answer.body).toContain("<footer>Address</footer>");
    expect(refusedInline(answer)).toEqual([]);
  }
});

test.each([
  ["missing", {}],
  ["empty", { en: "" }],
  ["cut off", { en: both.en.slice(0, -100) }],
  ["without content", { en: both.en.replaceAll(/<.?main/g, "<div") }],
  ["another page", { en: "<!doctype html><title>x</title><p>Proxy</p>" }],
])(
  "where the site's page is %s, a plain one stands for it",
  async (_, pages: Readonly<Record<string, string>>) => {
    const runtime = testRuntime();
    const answer = await answered(lookUp({ ref: "none" }), await built({ id: both.id, ...pages }), runtime);
    expect(answer.body).toContain('<a href="/">Tajuk');
    expect(answer.body).toContain('<a href="/api/payments/result?ref=none&amp;lang=id" lang="id"');
    expect(answer.body).toMatch(/<main>.*<h1>/s);
    expect(refusedInline(answer)).toEqual([]);
    expect(runtime.logged.filter((line) => line.includes("frame_missing"))).toHaveLength(1);
  },
);

test("scripts get no page, and nothing is read for them", async () => {
  const request = { ...get({}, { headers: { accept: "*/*" } }), path: "payments/status" };
  expect(await framingOf(request, testRuntime(), "/nowhere")).toBeUndefined();
});

test("where the host serves the pages, they are fetched once, and again only if that failed", async () => {
  let isUp = false;
  const asked: string[] = [];
  const url = await listening(({ url: address = "" }, response) => {
    asked.push(address);
    response.end(isUp ? builtPage(address.startsWith("/id/") ? "id" : "en") : "Bad gateway");
  });
  const runtime = testRuntime({ settings: { SITE_URL: url } });
  const footers = async () => (await answered(lookUp({}), undefined, runtime)).body.includes("<footer>");
  expect([await footers(), await footers()]).toEqual([false, false]);
  expect(asked.sort()).toEqual(["/donate/result/", "/id/donate/result/"]);
  isUp = true;
  runtime.wait(60_000);
  expect([await footers(), await footers()]).toEqual([true, true]);
  runtime.wait(24 * 60 * 60_000);
  expect(await footers()).toBe(true);
  expect(asked).toHaveLength(4);
});

test("each release has its own frame", async () => {
  const next = await built({ en: both.en.replace("Address", "New address") });
  const place = { siteData, log: () => undefined, now: () => new Date(0) };
  const [older, newer] = [await framesIn(await built(both), place), await framesIn(next, place)];
  expect([older.get("en")?.end.includes("New"), newer.get("en")?.end.includes("New")]).toEqual([false, true]);
  expect((await framesIn(next, place)).get("en")).toBe(newer.get("en"));
});
