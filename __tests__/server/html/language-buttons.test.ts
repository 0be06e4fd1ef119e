import { localizedPath } from "../../../src/domain/paths";
import type { Fields } from "../../../src/domain/record";
import { handleApi } from "../../../src/server/handle-api";
import { readFrame } from "../../../src/server/html/frame";
import { createTexts } from "../../../src/server/texts";
import { languageCodes } from "../../setup/languages";
import { builtPage } from "../support/built-page";
import { formPost, typedInquiry } from "../support/requests";
import { testRuntime, type TestRuntime } from "../support/runtime";
import { siteData } from "../support/site-data";
import { standIns } from "../support/started-payment";

const key = "9b2d7c1e-0000-4000-8000-000000000001";
const frames = new Map(languageCodes.map((code) => [code as string, readFrame(builtPage(code))]));
const mailer = { send: () => Promise.resolve([]) };

/** The answer to a plain form, in the site's frame. */
async function sent(route: string, fields: Fields, runtime: TestRuntime) {
  const addressIn = (code: string) => localizedPath("/", code);
  const framing = { frames, addressIn, postedTo: `/api/${route}` };
  const request = { ...formPost(fields, { headers: { accept: "text/html" } }), path: route };
  return handleApi(request, { ...runtime, framing });
}

/** What a browser sends when a button of the language switch is pressed. */
function pressed(html: string, language: string): Fields {
  const [, form = ""] = /<form id="typed"[^>]*>(.*?)<\/form>/s.exec(html) ?? [];
  expect(html).toMatch(
    new RegExp(`<button form="typed" name="shownIn" value="${language}" formnovalidate[^>]*>${language}<`),
  );
  const unescaped = (text: string) => text.replaceAll("&#39;", "'").replaceAll("&amp;", "&");
  const inputs = [...form.matchAll(/<input(?![^>]*type="radio"(?![^>]*checked))[^>]*>/g)].map(([tag]) => [
    / name="([^"]*)"/.exec(tag)?.[1] ?? "",
    unescaped(/ value="([^"]*)"/.exec(tag)?.[1] ?? ""),
  ]);
  const areas = [...form.matchAll(/<textarea[^>]* name="([^"]*)"[^>]*>\n(.*?)<\/textarea>/gs)];
  const texts = areas.map(([, name = "", text = ""]) => [name, text]);
  return Object.fromEntries([["shownIn", language], ...inputs, ...texts]) as Fields;
}

const { t: english } = createTexts(siteData, "en");
const message = "Satu.\nDua. ".repeat(400).trim();

test("a refused message is shown in the other language with all that is typed, and refused there", async () => {
  const runtime = testRuntime();
  const typed = { ...typedInquiry, message, language: "id" };
  const refused = await sent("inquiries", { ...typed, email: "sari@" }, runtime);
  const { status, body } = await sent("inquiries", pressed(refused.body, "en"), runtime);
  expect(status).toBe(422);
  expect(body).toMatch(/<html lang="en">.*role="alert"/s);
  expect(body).toContain(english("forms:errors.email.invalid"));
  expect(pressed(body, "id")).toMatchObject({ ...typed, email: "sari@", language: "en" });
});

test("a form that is sent to an odd address that nobody has is answered with a page", async () => {
  expect((await sent("inquiries(", typedInquiry, testRuntime())).status).toBe(404);
});

test("a message that has been corrected meanwhile is shown without a refusal, and not sent", async () => {
  const runtime = testRuntime();
  const refused = await sent("inquiries", { ...typedInquiry, email: "sari@", language: "id" }, runtime);
  const corrected = { ...pressed(refused.body, "en"), email: typedInquiry.email };
  const { status, body } = await sent("inquiries", corrected, runtime);
  expect([status, body.includes("alert")]).toEqual([422, false]);
  expect(pressed(body, "id")).toMatchObject({ ...typedInquiry, language: "en" });
  expect(runtime.items.size).toBe(0);
});

const gift = { currency: "IDR", presetIDR: "", customAmount: "24rb", frequency: "once", dedication: "Nenek" };

test("a refused gift is shown in the other language, and so is the form of one that is right", async () => {
  const runtime = testRuntime({ parts: { providers: (await standIns()).providers } });
  const refused = await sent("donations", { ...gift, language: "id" }, runtime);
  const fields = pressed(refused.body, "en");
  for (const [customAmount, status] of [
    ["24rb", 422],
    ["75000", 200],
  ] as const) {
    const answer = await sent("donations", { ...fields, customAmount }, runtime);
    expect(answer.status).toBe(status);
    expect(answer.body).toContain(`<h1>${english("forms:donation.heading")}</h1>`);
    const shown = { currency: "IDR", customAmount, dedication: "Nenek", language: "en" };
    expect(pressed(answer.body, "id")).toMatchObject(shown);
  }
});

test.each([
  ["donations", { ...gift, customAmount: "75000" }],
  ["purchases", { product: "carbon-handbook" }],
])(
  "the review of %s with a wrong address is shown in the other language, and nothing starts",
  async (route, order) => {
    const { providers } = await standIns();
    const runtime = testRuntime({ parts: { providers, mailer: mailer } });
    const paid = { ...order, method: "midtrans", idempotencyKey: key, language: "id" };
    const refused = await sent(route, { ...paid, email: "sari@" }, runtime);
    const fields = pressed(refused.body, "en");
    for (const [email, status] of [
      ["sari@", 422],
      ["sari@example.org", 200],
    ] as const) {
      const answer = await sent(route, { ...fields, email }, runtime);
      expect([answer.status, pressed(answer.body, "id").email]).toEqual([status, email]);
      expect(answer.body).toContain(`<h1>${english("server:review.title")}</h1>`);
      expect(pressed(answer.body, "id").idempotencyKey).toBe(key);
    }
    expect(runtime.items.size).toBe(0);
  },
);

test("the Enter key presses the form's own first button, not the language switch", async () => {
  const runtime = testRuntime({
    parts: { providers: (await standIns()).providers, mailer: mailer },
  });
  const order = { product: "carbon-handbook", idempotencyKey: key, email: "sari@", language: "id" };
  const { body } = await sent("purchases", order, runtime);
  const own = /<form id="typed".*?<button[^>]*( name="\w+" value="\w+")/s.exec(body)?.[1] ?? "none";
  const first = /<button form="typed"[^>]*>/.exec(body)?.[0];
  expect(first).toBe(`<button form="typed"${own} class="trap" tabindex="-1" aria-hidden="true">`);
});
