import fs from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { siteOptions } from "../../scripts/server/built-site.mjs";
import { createSite } from "../../scripts/server/site.mjs";
import { createTexts } from "../../src/server/texts";
import { builtPage } from "../server/support/built-page";
import { siteData } from "../server/support/site-data";
import { temporaryFolder, writeFiles } from "../setup/temporary-folder";

jest.mock("../../scripts/lib/load-typescript.mjs", () => jest.requireActual<object>("./load-typescript"));

const folder = temporaryFolder();
let server: Server;
let origin: string;

const functions = {
  echo: "exports.default = (q, s) => s.json({ body: q.body });",
  fails: "exports.default = async () => { throw new Error('secret'); };",
  throws: "exports.default = () => { throw Object.assign(new Error('secret'), { status: 200 }); };",
  rejects: "exports.default = () => Promise.reject();",
  "breaks-off": "exports.default = (q, s) => { s.write('half'); throw new Error('secret'); };",
};

beforeAll(() => {
  writeFiles(path.join(folder, "public"), {
    "index.html": "home",
    "404.html": "not found",
    "id/404/index.html": "tidak ditemukan",
    "donate/result/index.html": builtPage("en"),
    "id/donate/result/index.html": builtPage("id"),
    "app-0123456789abcdef0123.js": "app",
  });
  const manifest = [...Object.keys(functions), "gifts/:id"].map((name) => ({
    functionRoute: name,
    matchPath: name.includes(":") ? name : null,
    relativeCompiledFilePath: name.includes(":") ? "echo.js" : `${name}.js`,
  }));
  const compiled = path.join(folder, "functions");
  writeFiles(compiled, { "manifest.json": JSON.stringify(manifest) });
  for (const [name, text] of Object.entries(functions)) writeFiles(compiled, { [`${name}.js`]: text });
});

let logged: jest.SpyInstance<void, unknown[]>;

/** Starts the site as the server does, with this NODE_ENV. */
async function start(environment: string | undefined): Promise<void> {
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: environment });
  logged = jest.spyOn(console, "error").mockImplementation();
  const folders = {
    publicFolder: path.join(folder, "public"),
    functionsFolder: path.join(folder, "functions"),
  };
  const site = createSite(folders, await siteOptions());
  server = createServer(site);
  await new Promise<void>((listening) => server.listen(0, listening));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
}

afterEach((done) => {
  server.closeAllConnections();
  server.close(done);
});

const json = { "content-type": "application/json" };
const form = { "content-type": "application/x-www-form-urlencoded" };
const post = (body: string, headers: Record<string, string>) => ({ method: "POST", body, headers });
const long = "x".repeat(110_000);

/** Title, path and options of each request, and the expected status code and error code. */
const requests: readonly (readonly [string, string, RequestInit, number, string])[] = [
  [
    "a range that is none",
    "/app-0123456789abcdef0123.js",
    { headers: { range: "bytes=99999-" } },
    416,
    "refused",
  ],
  ["a version that is gone", "/", { headers: { "if-match": '"x"' } }, 412, "refused"],
  ["a body over the limit", "/api/echo", post(JSON.stringify(long), json), 413, "too_large"],
  ["a form over the limit", "/api/echo", post(`a=${long}`, form), 413, "too_large"],
  ["malformed JSON", "/api/echo", post("{", json), 400, "malformed"],
  [
    "an unknown charset",
    "/api/echo",
    post("{}", { "content-type": "application/json; charset=x" }),
    415,
    "unsupported_type",
  ],
  [
    "an unknown encoding",
    "/api/echo",
    post("{}", { ...json, "content-encoding": "x" }),
    415,
    "unsupported_type",
  ],
  ["a broken archive", "/api/echo", post("{}", { ...json, "content-encoding": "gzip" }), 400, "malformed"],
  ["a parameter that cannot be decoded", "/api/gifts/%E0%A4%A", {}, 400, "malformed"],
  ["a function that there is not", "/api/nothing", {}, 404, "unknown"],
  ["a function that fails", "/api/fails", {}, 500, "unexpected"],
  ["a function that fails at once, with a status that is none", "/api/throws", {}, 500, "unexpected"],
  ["a function that fails without a reason", "/api/rejects", {}, 500, "unexpected"],
];

/** Expects no paths, code or request content in a text. */
function expectNoInsides(text: string): void {
  expect(text).not.toMatch(/\bat |node_modules|secret|Error:|\.m?js|xxxx|request entity/);
  expect(text).not.toContain(folder);
  expect(text).not.toContain(process.cwd());
}

describe.each([undefined, "development", "production"])("with NODE_ENV=%s", (environment) => {
  beforeEach(() => start(environment));

  it.each(requests)("%s: a script is told a code", async (_, at, request, status, code) => {
    const response = await fetch(origin + at, request);
    const text = await response.text();
    expect([response.status, JSON.parse(text)]).toEqual([status, { status: "error", code }]);
    expectNoInsides(JSON.stringify([...response.headers]) + text);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("etag")).toBeNull();
  });

  it.each(requests.filter(([, , { headers }]) => !JSON.stringify(headers ?? {}).includes("json")))(
    "%s: a person is told in words",
    async (_, at, request, status) => {
      const headers = new Headers(request.headers);
      headers.set("accept", "text/html,*/*;q=0.8");
      headers.set("referer", `${origin}/id/donate/`);
      const response = await fetch(origin + at, { ...request, headers });
      const text = await response.text();
      expect([response.status, response.headers.get("content-type")]).toEqual([
        status,
        "text/html; charset=utf-8",
      ]);
      const { t, language } = createTexts(siteData, at.startsWith("/api/") ? "id" : "en");
      expect(text).toContain(`<html lang="${language}">`);
      expect(text).toContain(`<h1>${t("server:page.error")}</h1>`);
      expect(text).toContain(siteData.site.email);
      expect(text).toContain("<footer>Address</footer>");
      expectNoInsides(text.replace(/<style>.*<\/style>/s, ""));
    },
  );

  it.each([
    ["/%E0%A4%A", "not found"],
    ["/id/%", "tidak ditemukan"],
    ["/%00", "not found"],
    ["/..%2f..%2fetc/passwd", "not found"],
    ["/unknown", "not found"],
  ])("%s names no page, whatever else is asked", async (at, text) => {
    for (const [name, value] of [
      ["accept", "text/html"],
      ["range", "bytes=99999-"],
      ["if-match", '"x"'],
      ["if-none-match", "*"],
    ] as const) {
      const response = await fetch(origin + at, { headers: { accept: "text/html", [name]: value } });
      expect([response.status, await response.text()]).toEqual([404, text]);
    }
  });

  it.each(["bytes=0-", "bytes=1-"])(
    "a file that cannot be read: the answer has its own length, %s",
    async (range) => {
      const unreadable = fs.createReadStream(folder);
      const opened = jest.spyOn(fs, "createReadStream").mockReturnValueOnce(unreadable);
      const response = await fetch(`${origin}/app-0123456789abcdef0123.js`, { headers: { range } });
      const text = await response.text();
      opened.mockRestore();
      expect([response.status, JSON.parse(text)]).toEqual([500, { status: "error", code: "unexpected" }]);
      expect(response.headers.get("content-range")).toBeNull();
      expect([null, String(text.length)]).toContain(response.headers.get("content-length"));
    },
  );

  it("an answer that breaks off says no more", async () => {
    await expect(fetch(`${origin}/api/breaks-off`).then((answer) => answer.text())).rejects.toThrow();
  });

  it("faults of ours are logged, a line of JSON each, and refusals are not", async () => {
    await fetch(`${origin}/api/fails`);
    await fetch(`${origin}/api/echo`, post("{", json));
    expect(logged.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown)).toEqual([
      expect.objectContaining({ level: "error", event: "request_failed", code: "Error" }),
    ]);
  });
});
