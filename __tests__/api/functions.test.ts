import { readdirSync } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import express from "express";
import type { FunctionRequest } from "../../src/server/http/incoming";
import { createTexts } from "../../src/server/texts";
import { listening } from "../server/support/listening";
import { goodInquiry, like, typedInquiry } from "../server/support/requests";
import { siteData } from "../server/support/site-data";
import { temporaryDirectory } from "../server/support/temporary-directory";

jest.mock("../../src/server/site-data", () => ({
  ...jest.requireActual<object>("../../src/server/site-data"),
  loadSiteData: () =>
    Promise.resolve(
      jest.requireActual<typeof import("../server/support/site-data")>("../server/support/site-data")
        .siteData,
    ),
}));

interface BuiltFunction {
  readonly default: (request: FunctionRequest, response: express.Response) => Promise<void>;
  readonly config?: {
    readonly bodyParser: { readonly raw: { readonly type: string; readonly limit: string } };
  };
}

const { t } = createTexts(siteData, "id");

const folder = path.resolve(__dirname, "../../src/api");
const routes = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .map((file) => file.slice(0, -".ts".length));
const reads = ["payments/methods", "payments/result", "payments/status"];

/** Mounts the functions as Gatsby's runner does: first the body parsers that each function configures. */
async function site(): Promise<string> {
  const app = express();
  for (const route of routes) {
    const built = (await import(path.join(folder, route))) as BuiltFunction;
    app.all(
      `/api/${route}`,
      express.raw({ limit: "100kb", ...built.config?.bodyParser.raw }),
      (request, response) => void built.default(request, response),
    );
  }
  return listening(app);
}

let address = "";
let directory = "";
beforeAll(async () => {
  directory = await temporaryDirectory();
  jest.replaceProperty(process, "env", { STORAGE_DIRECTORY: directory });
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

test("the routes are those that docs/api.md describes", async () => {
  const guide = await readFile(path.resolve(folder, "../../docs/api.md"), "utf8");
  const described = new Set(
    Array.from(guide.matchAll(/^#+ `(?:GET|POST) \/api\/([\w/]+)/gm), ([, route]) => route),
  );
  expect([...described].sort()).toEqual(routes.sort());
});

test.each(routes)("%s is a function, and asks for the raw body if it takes one", async (route) => {
  const built = (await import(path.join(folder, route))) as BuiltFunction;
  expect(built.default).toEqual(expect.any(Function));
  expect(built.config).toEqual(
    reads.includes(route) ? undefined : { bodyParser: { raw: { type: "*/*", limit: "1mb" } } },
  );
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
  const donated = await postTo("donations", JSON.stringify({ preset: "50" }), "application/json");
  expect(await donated.json()).toEqual({ status: "sample", amount: { currency: "USD", value: "50.00" } });
  const bought = await postTo(
    "purchases",
    "product=carbon-handbook&language=id",
    "application/x-www-form-urlencoded",
  );
  expect(await bought.text()).toContain(t("server:sample.purchase"));
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
