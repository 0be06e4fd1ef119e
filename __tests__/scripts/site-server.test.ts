import { createServer, request } from "node:http";
import type { IncomingMessage, Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { createSite } from "../../scripts/server/site.mjs";
import { caching } from "../../src/build/hosting/security-headers";
import { isHashed } from "../../src/domain/addresses";
import { notFoundPath } from "../../src/domain/paths";
import { temporaryFolder, writeFiles } from "../setup/temporary-folder";

const folder = temporaryFolder();
let server: Server;
let origin: string;

const functions = [
  { functionRoute: "echo", matchPath: null, relativeCompiledFilePath: "echo.js" },
  { functionRoute: "healthz", matchPath: null, relativeCompiledFilePath: "health.js" },
  { functionRoute: "fails", matchPath: null, relativeCompiledFilePath: "fails.js" },
  { functionRoute: "long", matchPath: null, relativeCompiledFilePath: "long.js" },
  { functionRoute: "raw", matchPath: null, relativeCompiledFilePath: "raw.js" },
  { functionRoute: "gifts/[id]", matchPath: "gifts/:id", relativeCompiledFilePath: "gift.js" },
  { functionRoute: "gifts/status", matchPath: null, relativeCompiledFilePath: "echo.js" },
];

beforeAll((done) => {
  writeFiles(path.join(folder, "public"), {
    "index.html": "home",
    "404.html": "not found",
    "404/index.html": "not found",
    "id/index.html": "beranda",
    "id/404/index.html": "tidak ditemukan",
    "news/index.html": "news",
    "news/404/index.html": "an article about the year 404",
    "app-0123456789abcdef0123.js": "app",
    "pagefind/index/en_4f6da90.pf_index": "words",
    "page-data/app-data.json": "{}",
    "long.js": "peat ".repeat(1000),
    "long.js.map": "peat ".repeat(1000),
    _headers: "for a host",
    _redirects: "/news/old/  /news/  301!",
  });
  writeFiles(path.join(folder, "functions"), {
    "manifest.json": JSON.stringify(functions),
    "echo.js": "let calls = 0; exports.default = (q, s) => s.json({ body: q.body, calls: ++calls });",
    "fails.js": "exports.default = async () => { throw new Error('secret'); };",
    "long.js": "exports.default = (q, s) => s.send('peat '.repeat(1000));",
    "raw.js": `exports.config = { bodyParser: { raw: { type: "*/*" } } };
      exports.default = (q, s) => s.send(String(Buffer.isBuffer(q.body)));`,
    "health.js": "exports.default = (q, s) => s.send(q.originalUrl);",
    "gift.js": "exports.default = (q, s) => s.json(q.params);",
  });
  const site = createSite(
    {
      publicFolder: path.join(folder, "public"),
      functionsFolder: path.join(folder, "functions"),
    },
    {
      isHashed,
      caching,
      notFoundPath,
      headersFor: (at) => ({ "x-asked": at }),
      pageHeaders: (html) => ({ "x-page": html }),
    },
  );
  server = createServer(site).listen(0, () => {
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    done();
  });
});

afterAll((done) => void server.close(done));

/** A request for an address as it is, which `fetch` would tidy up. */
const rawGet = (at: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ port, path: at, agent: false }, (response) => {
      response.resume();
      resolve(response);
    })
      .on("error", reject)
      .end();
  });

const post = (at: string, body: string, type = "application/json") =>
  fetch(origin + at, { method: "POST", body, headers: { "Content-Type": type } });

describe("pages", () => {
  it.each([
    ["/", 200, "home"],
    ["/id/", 200, "beranda"],
    ["/unknown", 404, "not found"],
    ["/news/unknown/", 404, "not found"],
    ["/id/unknown", 404, "tidak ditemukan"],
    ["/id/news/unknown/", 404, "tidak ditemukan"],
    ["/idea", 404, "not found"],
    ["/../../package.json", 404, "not found"],
  ])("answers %s with %i and “%s”", async (at, status, text) => {
    const response = await fetch(origin + at, { headers: { Accept: "text/html" } });
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(text);
  });

  it.each([
    ["/", "home"],
    ["/id/", "beranda"],
    ["/id/index.html", "beranda"],
    ["/id/unknown", "tidak ditemukan"],
    ["/page-data/app-data.json", null],
  ])("sends the headers of the page at %s: %s", async (at, header) => {
    const ask = () => fetch(origin + at, { headers: { Accept: "text/html" } });
    const [read, kept] = [await ask(), await ask()];
    expect([read.headers.get("x-page"), kept.headers.get("x-page")]).toEqual([header, header]);
  });

  it("leads from an old address to the new one, and lets nobody keep that: an editor may take it back", async () => {
    const { status, headers } = await fetch(`${origin}/news/old?page=2`, { redirect: "manual" });
    expect([status, headers.get("location")]).toEqual([301, "/news/?page=2"]);
    expect(headers.get("cache-control")).toBe(caching.askEachTime);
  });

  it("redirects to the address with a slash at its end, query kept", async () => {
    const response = await fetch(`${origin}/news?page=2`, { redirect: "manual" });
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe("/news/?page=2");
  });

  it.each([
    ["a backslash", "/\\evil.example/%2e%2e"],
    ["a backslash in code", "/%5Cevil.example/%2e%2e"],
    ["an empty part", "//evil.example/%2e%2e"],
    ["an empty part within", "/id//"],
    ["a control character", "/news%0d%0a"],
    ["the address of another host", "http://evil.example/news"],
    ["the rules of hosts for headers", "/_headers"],
    ["the rules of hosts for redirects", "/_redirects?x"],
    ["a code in the rules of hosts", "/%5fheaders"],
    ["a detour to the rules of hosts", "/id/../_redirects"],
  ])("does not know an address with %s", async (_, at) => {
    const { statusCode, headers } = await rawGet(at);
    expect([statusCode, headers.location]).toEqual([404, undefined]);
  });

  it("answers a script or picture that is not there with plain text", async () => {
    const response = await fetch(`${origin}/gone.png`, { headers: { Accept: "image/avif" } });
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toContain("text/plain");
  });
});

it.each(["/", "/id/", "/app-0123456789abcdef0123.js", "/nowhere/"])(
  "tells who wants to change %s what can be done there",
  async (at) => {
    for (const method of ["PUT", "POST", "DELETE"]) {
      const response = await fetch(origin + at, { method });
      expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    }
  },
);

it("answers with plain text where the build has no not-found page", async () => {
  const bare = createSite({ publicFolder: path.join(folder, "functions"), functionsFolder: folder });
  const other = createServer(bare).listen(0);
  const { port } = other.address() as AddressInfo;
  const response = await fetch(`http://localhost:${port}/unknown`, { headers: { Accept: "text/html" } });
  other.close();
  expect(response.status).toBe(404);
  expect(await response.text()).toBe("Not found");
});

describe("caching", () => {
  it.each([
    ["/app-0123456789abcdef0123.js", "public, max-age=31536000, immutable"],
    ["/pagefind/index/en_4f6da90.pf_index", "public, max-age=31536000, immutable"],
    ["/", "public, max-age=0, must-revalidate"],
    ["/page-data/app-data.json", "public, max-age=0, must-revalidate"],
    ["/unknown", "public, max-age=0, must-revalidate"],
  ])("of %s is “%s”", async (at, expected) => {
    const response = await fetch(origin + at);
    expect(response.headers.get("cache-control")).toBe(expected);
  });
});

it.each(["/", "/app-0123456789abcdef0123.js", "/unknown", "/api/gone"])(
  "sends the site's headers with the answer to %s",
  async (at) => expect((await fetch(origin + at)).headers.get("x-asked")).toBe(at),
);

describe("functions", () => {
  it("get JSON and form posts, parsed", async () => {
    const parsed = { body: { name: "Ayu" } };
    expect(await (await post("/api/echo", '{"name":"Ayu"}')).json()).toMatchObject(parsed);
    const form = await post("/api/echo", "name=Ayu", "application/x-www-form-urlencoded");
    expect(await form.json()).toMatchObject(parsed);
  });

  it("keep what they hold in memory from request to request", async () => {
    const calls = async () => ((await (await post("/api/echo", "{}")).json()) as { calls: number }).calls;
    const first = await calls();
    expect(await calls()).toBe(first + 1);
  });

  it("answer for the server's health at the usual address, too", async () => {
    expect(await (await fetch(`${origin}/healthz`)).text()).toBe("/api/healthz");
    expect((await fetch(`${origin}/healthz/more`)).status).toBe(404);
  });

  it("may ask for the raw body, whatever its type", async () => {
    expect(await (await post("/api/raw", "{}")).text()).toBe("true");
  });

  it("and files of a build that is no release are compressed, unlike source maps", async () => {
    const encodings = ["/api/long", "/long.js", "/long.js.map", "/long.js.map?v=1"].map(async (address) => {
      const { headers } = await fetch(origin + address, { headers: { "accept-encoding": "gzip" } });
      return headers.get("content-encoding");
    });
    expect(await Promise.all(encodings)).toEqual(["gzip", "gzip", null, null]);
  });

  it("take parameters from their path, and give way to a fixed path", async () => {
    expect(await (await fetch(`${origin}/api/gifts/7`)).json()).toEqual({ id: "7" });
    expect(await (await fetch(`${origin}/api/gifts/status`)).json()).toHaveProperty("calls");
  });

  it.each([
    ["a body over the limit", "/api/echo", JSON.stringify("x".repeat(110_000)), 413],
    ["malformed JSON", "/api/echo", "{", 400],
    ["a function that is not there", "/api/gone", "{}", 404],
  ])("answer %s with an error of their own", async (_, at, body, status) => {
    expect((await post(at, body)).status).toBe(status);
  });

  it("tell nothing of an error inside, but log it", async () => {
    const log = jest.spyOn(console, "error").mockImplementation();
    const response = await post("/api/fails", "{}");
    expect(response.status).toBe(500);
    expect(await response.text()).toBe("Internal Server Error");
    expect(log).toHaveBeenCalledWith(expect.stringContaining("secret"));
  });
});
