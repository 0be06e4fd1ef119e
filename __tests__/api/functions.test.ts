import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import express from "express";
import answer, { config } from "../../src/api/[...]";
import { operations } from "../../src/server/openapi/operations";
import { createTexts } from "../../src/server/texts";
import { listening } from "../server/support/listening";
import { goodInquiry, like, typedInquiry } from "../server/support/requests";
import { siteData } from "../server/support/site-data";
import { temporaryFolder } from "../setup/temporary-folder";

jest.mock("../../src/server/site-data", () => ({
  ...jest.requireActual<object>("../../src/server/site-data"),
  loadSiteData: () =>
    Promise.resolve(
      jest.requireActual<typeof import("../server/support/site-data")>("../server/support/site-data")
        .siteData,
    ),
}));

const { t } = createTexts(siteData, "id");

/** Mounts the function as Gatsby's runner does: first the body parser that it configures. */
async function site(): Promise<string> {
  const app = express();
  app.use("/api", express.raw(config.bodyParser.raw), (request, response) => void answer(request, response));
  return listening(app);
}

let address = "";
let directory = "";
beforeAll(async () => {
  directory = temporaryFolder();
  jest.replaceProperty(process, "env", { STORAGE_DIRECTORY: directory, PAYMENT_PROVIDERS: "sample" });
  address = await site();
  await fetch(`${address}/api/payments/methods`);
});

const postTo = (route: string, body: string, type: string) =>
  fetch(`${address}/api/${route}`, {
    method: "POST",
    body,
    headers: { "content-type": type, origin: address },
    redirect: "manual",
  });

test("docs/api.md has rules of no route that is not there", async () => {
  const guide = await readFile(path.resolve(__dirname, "../../docs/api.md"), "utf8");
  const described = new Set(
    Array.from(guide.matchAll(/^#+ `(?:GET|POST) \/api\/([\w./]+)/gm), ([, route]) => route),
  );
  expect(described.size).toBeGreaterThan(0);
  expect(Object.keys(operations)).toEqual(expect.arrayContaining([...described]));
});

test("the raw body is asked for, of any type and up to 1 MB", () => {
  expect(config).toEqual({ bodyParser: { raw: { type: "*/*", limit: 1024 * 1024 } } });
});

test("an address that is no route's is not found: a page for people, a code for scripts", async () => {
  for (const unknown of ["constructor", "payments", "payments/status/more", ""]) {
    const script = await fetch(`${address}/api/${unknown}`);
    expect([script.status, await script.json()]).toEqual([404, { status: "error", code: "unknown" }]);
  }
  const page = await fetch(`${address}/api/gone?lang=id`, { headers: { accept: "text/html" } });
  expect([page.status, await page.text()]).toEqual([404, like(/lang="id"/)]);
});

test("a slash at the end of an address does not matter, and an empty part does", async () => {
  const statuses = [
    "payments/methods/?x=/",
    "payments//methods",
    "/payments/methods",
    "payments/methods//",
  ].map(async (route) => (await fetch(`${address}/api/${route}`)).status);
  expect(await Promise.all(statuses)).toEqual([200, 404, 404, 404]);
});

test("an inquiry goes all the way to the disk, by script and without", async () => {
  const script = await postTo("inquiries", JSON.stringify(goodInquiry), "application/json");
  expect([script.status, await script.json()]).toEqual([201, { status: "sent", reference: like(/./) }]);
  const form = new URLSearchParams({ ...typedInquiry, language: "id" }).toString();
  const plain = await postTo("inquiries", form, "application/x-www-form-urlencoded");
  expect([plain.status, plain.headers.get("location")]).toEqual([303, "/id/inquiry-sent/"]);
  expect(await readdir(path.join(directory, "inquiries"))).toHaveLength(2);
});

test("what is wrong with it comes back", async () => {
  const script = await postTo("inquiries", "{", "application/json");
  expect([script.status, await script.json()]).toEqual([
    400,
    { status: "error", code: "malformed", fields: {} },
  ]);
  const plain = await postTo("inquiries", "name=Sari&language=id", "application/x-www-form-urlencoded");
  expect([plain.status, plain.headers.get("content-type")]).toEqual([422, "text/html; charset=utf-8"]);
  expect(await plain.text()).toContain('value="Sari"');
});

test("donations and purchases say that nothing is charged yet", async () => {
  const donated = await postTo(
    "donations",
    JSON.stringify({ currency: "USD", presetUSD: "50" }),
    "application/json",
  );
  expect(await donated.json()).toEqual({ status: "sample", amount: { currency: "USD", value: "50.00" } });
  const bought = await postTo(
    "purchases",
    "product=carbon-handbook&language=id",
    "application/x-www-form-urlencoded",
  );
  expect(bought.status).toBe(303);
  const page = await fetch(new URL(bought.headers.get("location") ?? "", address));
  expect(await page.text()).toContain(t("forms:order.samplePurchase"));
});

test.each([
  ["outbox", 404],
  ["webhooks/stripe", 404],
  ["webhooks/midtrans", 404],
])("%s is closed without configuration", async (route, status) => {
  expect((await postTo(route, "{}", "application/json")).status).toBe(status);
});

test("payments can be asked after", async () => {
  expect(await (await fetch(`${address}/api/payments/methods`)).json()).toMatchObject({ mode: "sample" });
  expect((await fetch(`${address}/api/payments/status?ref=x`)).status).toBe(404);
  expect(await (await fetch(`${address}/api/payments/result?ref=x&lang=id`)).text()).toContain(
    t("server:result.unknownTitle"),
  );
});
