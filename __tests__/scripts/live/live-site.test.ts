import { readdirSync, rmSync, statSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { createLiveSite } from "../../../scripts/live/live-site.mjs";
import { findReleases, followReleases, makeRelease } from "../../../scripts/live/releases.mjs";
import { caching } from "../../../src/build/hosting/security-headers";
import { isHashed } from "../../../src/domain/addresses";
import { listening } from "../../server/support/listening";
import { temporaryFolder, writeFiles } from "../../setup/temporary-folder";

const root = temporaryFolder();
const site = createLiveSite({ isHashed, caching });
let server: Server;
let origin: string;

/** Writes what a build produces: pages and page data, a hashed file, a function that answers after 50 ms. */
function build(version: number): void {
  const hash = String(version).repeat(20);
  writeFiles(root, {
    "public/index.html": `home ${version}`,
    "public/page-data/index/page-data.json": `{"version":${version}}`,
    [`public/page-${version}.txt`]: `page ${version}`,
    [`public/app-${hash}.js`]: `app ${version}`,
    ".cache/functions/manifest.json": JSON.stringify([
      { functionRoute: "version", matchPath: null, relativeCompiledFilePath: "version.js" },
    ]),
    // as lodash does in a bundle
    ".cache/functions/version.js": `const before = globalThis._ ?? ""; globalThis._ = " after ${version}";
      exports.default = (_, answer) => setTimeout(() => answer.send("function ${version}" + before), 50);`,
  });
}

async function release(version: number): Promise<void> {
  build(version);
  await makeRelease(root, version);
  site.show(await findReleases(root));
}

beforeAll((done) => {
  server = createServer(site.handle).listen(0, () => {
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    done();
  });
});

afterAll((done) => void server.close(done));

const get = async (at: string) => {
  const response = await fetch(origin + at);
  return { status: response.status, text: await response.text() };
};
const app = (version: number) => `/app-${String(version).repeat(20)}.js`;

it("asks to wait while there is nothing to show", async () => {
  expect(await get("/")).toMatchObject({ status: 503 });
});

it("shows one release after another, pages, data and functions, from one request to the next", async () => {
  await release(1);
  expect(await get("/")).toEqual({ status: 200, text: "home 1" });
  expect(await get("/api/version")).toMatchObject({ text: "function 1" });
  await release(2);
  expect(await get("/")).toEqual({ status: 200, text: "home 2" });
  expect(await get("/page-data/index/page-data.json")).toMatchObject({ text: '{"version":2}' });
  expect(await get("/api/version")).toMatchObject({ text: "function 2" });
});

it("is not touched by a build that is under way", async () => {
  build(9);
  expect(await get("/")).toMatchObject({ text: "home 2" });
  expect(await get("/api/version")).toMatchObject({ text: "function 2" });
});

it("ends requests under way with the release that they came to", async () => {
  const underWay = get("/api/version");
  await release(3);
  expect(await underWay).toEqual({ status: 200, text: "function 2" });
});

it("goes on answering for hashed files of pages that are open, but not for pages that are gone", async () => {
  await rebuildWithout([app(2), "/page-2.txt"]);
  expect(await get(app(2))).toEqual({ status: 200, text: "app 2" });
  expect(await get("/page-2.txt")).toMatchObject({ status: 404 });
});

it("keeps three releases and removes older ones and those that were not finished", async () => {
  writeFiles(root, { ".build/releases/000000000000005.unfinished/public/index.html": "half" });
  await release(6);
  const releases = await findReleases(root);
  expect(releases.map(({ publicFolder }) => path.relative(root, publicFolder))).toEqual([
    ".build/releases/000000000000006/public",
    ".build/releases/000000000000004/public",
    ".build/releases/000000000000003/public",
  ]);
  expect(await get("/")).toEqual({ status: 200, text: "home 6" });
});

it("stores once what did not change, and removes what no release has any more", async () => {
  writeFiles(root, { "public/same.txt": "the same in both" });
  await release(7);
  await release(8);
  const inodes = async (name: string) =>
    (await findReleases(root))
      .slice(0, 2)
      .map(({ publicFolder }) => statSync(path.join(publicFolder, name)).ino);
  const [same, sameBefore] = await inodes("same.txt");
  expect(same).toBe(sameBefore);
  const [home, homeBefore] = await inodes("index.html");
  expect(home).not.toBe(homeBefore);
  const store = path.join(root, ".build/released-files");
  const links = readdirSync(store).map((name) => statSync(path.join(store, name)).nlink);
  expect(Math.min(...links)).toBe(2);
});

it("shows the release before again when it is asked to, and the one after that", async () => {
  const [, previous] = await findReleases(root);
  await makeRelease(root, 9, previous);
  site.show(await findReleases(root));
  expect(await get("/")).toEqual({ status: 200, text: "home 7" });
  const [, newer] = await findReleases(root);
  await makeRelease(root, 10, newer);
  site.show(await findReleases(root));
  expect(await get("/")).toEqual({ status: 200, text: "home 8" });
});

it("shows a release that another process makes", async () => {
  const shown: string[] = [];
  const look = await followReleases(root, ([newest]) =>
    shown.push(path.basename(path.dirname(newest?.publicFolder ?? ""))),
  );
  await look();
  expect(shown).toEqual(["000000000000010"]);
  build(11);
  await makeRelease(root, 11);
  await look();
  expect(shown).toEqual(["000000000000010", "000000000000011"]);
});

describe("a release whose functions cannot be loaded", () => {
  const log = () => jest.spyOn(console, "error").mockImplementation();
  const breakFunctions = (version: number) => {
    build(version);
    writeFiles(root, { ".cache/functions/version.js": "throw new TypeError('It does not load.');" });
    return makeRelease(root, version);
  };

  it("is not shown: the one before stays, the log says so once, and the next one is shown", async () => {
    const logged = log();
    const look = await followReleases(root, site.show);
    await breakFunctions(21);
    await expect(look()).rejects.toThrow("It does not load.");
    await expect(look()).rejects.toThrow("It does not load.");
    expect(await get("/")).toEqual({ status: 200, text: "home 11" });
    expect(await get("/api/version")).toMatchObject({ text: "function 11" });
    expect(logged.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown)).toEqual([
      expect.objectContaining({ level: "error", event: "release_refused", code: "TypeError" }),
    ]);
    build(22);
    await makeRelease(root, 22);
    await look();
    expect(await get("/api/version")).toMatchObject({ text: "function 22" });
  });

  it("does not keep a server that starts from showing the one before", async () => {
    log();
    await breakFunctions(23);
    const other = createLiveSite();
    await followReleases(root, other.show);
    const answer = await fetch(`${await listening(other.handle)}/api/version`);
    expect(await answer.text()).toBe("function 22");
  });
});

it.each([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
  ["identity", (body: Buffer) => body],
])("sends texts as %s, compressed once", async (encoding, decompress) => {
  const text = "peat ".repeat(1000);
  writeFiles(root, {
    "public/long/index.html": text,
    "public/404.html": text,
    "public/values.csv": text,
    "public/admin/search.wasm": text,
  });
  await release(Number(`3${encoding.length}`));
  for (const [at, status, type] of [
    ["/long/", 200, "text/html; charset=utf-8"],
    ["/unknown", 404, "text/html; charset=utf-8"],
    ["/values.csv", 200, "text/csv; charset=utf-8"],
    ["/admin/search.wasm", 200, "application/wasm"],
  ] as const) {
    const { statusCode, headers, body } = await rawGet(at, encoding);
    expect(statusCode).toBe(status);
    expect(headers["content-type"]?.toLowerCase()).toBe(type);
    expect(headers).toMatchObject({
      vary: "Accept-Encoding",
      "cache-control": "public, max-age=0, must-revalidate",
    });
    expect(headers["content-encoding"]).toBe(encoding === "identity" ? undefined : encoding);
    expect(Number(headers["content-length"])).toBe(body.length);
    expect(decompress(body).toString()).toBe(text);
  }
});

it("sends source maps as they are", async () => {
  writeFiles(root, { "public/app.js.map": JSON.stringify("peat ".repeat(1000)) });
  await release(40);
  expect((await rawGet("/app.js.map", "br")).headers).toMatchObject({ "content-length": "5002" });
});

/** Requests a page and does not decompress the answer. */
const rawGet = (at: string, encoding: string) =>
  new Promise<{ statusCode: number | undefined; headers: IncomingHttpHeaders; body: Buffer }>(
    (resolve, reject) => {
      const asked = request(
        origin + at,
        { headers: { "accept-encoding": encoding }, agent: false },
        (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          const { statusCode, headers } = response;
          response.on("end", () => resolve({ statusCode, headers, body: Buffer.concat(chunks) }));
        },
      );
      asked.on("error", reject).end();
    },
  );

/** Makes release 4 like a build from scratch, without some files of the release before. */
async function rebuildWithout(gone: readonly string[]): Promise<void> {
  for (const name of gone) rmSync(path.join(root, "public", name));
  await release(4);
}
