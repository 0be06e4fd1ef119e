import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { request as httpRequest, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { openEditing } from "../../../scripts/editing/open-editing.mjs";
import { temporaryFolder, writeFiles } from "../../setup/temporary-folder";

const folder = temporaryFolder();
const root = path.join(folder, "project");
const sitePort = 9332;
const ownPage = `http://localhost:${sitePort}`;
const article = "content/news/peat.en.md";
let server: Server;
let port: number;
const rebuild = jest.fn();

beforeAll(async () => {
  writeFiles(folder, {
    [`project/${article}`]: "Peat",
    "project/content/images/peat.png": "picture",
    "project/locales/en/common.json": "{}",
    "project/package.json": "project",
    "project/src/index.ts": "source",
    "project/content-old/news.md": "old",
    "elsewhere/secret.md": "secret",
  });
  mkdirSync(path.join(root, "content/linked"));
  symlinkSync(path.join(folder, "elsewhere"), path.join(root, "content/outside"));
  symlinkSync(path.join(root, "package.json"), path.join(root, "content/linked/package.md"));
  symlinkSync(path.join(folder, "elsewhere/new.md"), path.join(root, "content/linked/dangling.md"));
  symlinkSync(path.join(root, "content/news"), path.join(root, "content/inside"));
  server = await openEditing({ root, sitePort, status: () => ({ state: "live" }), rebuild }, 0);
  port = (server.address() as AddressInfo).port;
});

afterAll((done) => void server.close(done));

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation();
});

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly allowedOrigin: string | undefined;
}

/** Sends a request with Node's HTTP client, since `fetch` does not allow setting `Host` and `Origin`. */
function ask(
  body: object | string,
  headers: Readonly<Record<string, string>> = {},
  method = "POST",
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const all = {
      host: `127.0.0.1:${port}`,
      origin: ownPage,
      "content-type": "application/json",
      ...headers,
    };
    const sent = httpRequest(
      { port, host: "127.0.0.1", path: "/api/v1", method, headers: all },
      (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (part: string) => (text += part));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            body: text,
            allowedOrigin: response.headers["access-control-allow-origin"],
          }),
        );
      },
    );
    const text = typeof body === "string" ? body : JSON.stringify(body);
    sent.on("error", reject).end(method === "POST" ? text : undefined);
  });
}

const read = (name: string) => readFileSync(path.join(root, name), "utf8");
const branch = "main";
const options = { commitMessage: "edit", useWorkflow: false, status: "draft" };
const asset = (name: string) => ({ path: name, content: "aGFja2Vk", encoding: "base64" });
const entry = (name: string, newPath?: string) => ({ slug: "x", path: name, raw: "changed", newPath });

/** Every kind of request that names a path, with a function that inserts the path. */
const requestsNaming: readonly (readonly [string, (name: string) => object])[] = [
  ["entriesByFolder", (folder) => ({ branch, folder, extension: "md", depth: 1 })],
  ["entriesByFiles", (name) => ({ branch, files: [{ path: article }, { path: name }] })],
  ["getEntry", (name) => ({ branch, path: name })],
  ["persistEntry", (name) => ({ branch, entry: entry(name), assets: [], options })],
  ["persistEntry", (name) => ({ branch, dataFiles: [entry(article), entry(name)], assets: [], options })],
  ["persistEntry", (name) => ({ branch, dataFiles: [entry(article, name)], assets: [], options })],
  ["persistEntry", (name) => ({ branch, dataFiles: [], assets: [asset(name)], options })],
  ["getMedia", (name) => ({ branch, mediaFolder: name })],
  ["getMediaFile", (name) => ({ branch, path: name })],
  ["persistMedia", (name) => ({ branch, asset: asset(name), options })],
  ["deleteFile", (name) => ({ branch, path: name, options })],
  ["deleteFiles", (name) => ({ branch, paths: [article, name], options })],
  ["replaceFiles", (name) => ({ dataFiles: [entry(name)], paths: [article], options })],
  ["replaceFiles", (name) => ({ dataFiles: [entry(article)], paths: [name], options })],
];

const refusedPaths = [
  "package.json",
  "src/index.ts",
  "content-old/news.md",
  "content/../package.json",
  "../elsewhere/secret.md",
  "content/../../elsewhere/secret.md",
  "content/outside/secret.md",
  "content/outside/new.md",
  "content/linked/package.md",
  "content/linked/dangling.md",
  ".",
  "",
  "content/news/\0.md",
  "content/.git/config",
  "content/news/.hidden.md",
  "content/news/a\nb.md",
  "content/news/a\u202Edm.en",
  "content/news/\u2066a.md",
];

describe.each(requestsNaming)("%s with %p", (action, params) => {
  it.each([...refusedPaths, path.join(root, article), path.join(folder, "elsewhere/secret.md")])(
    "refuses %j",
    async (name) => {
      const { status, body } = await ask({ action, params: params(name) });
      expect(status).toBe(403);
      expect(body).not.toContain("secret\\n");
      expect(JSON.parse(body)).toEqual({ error: expect.stringContaining("editable") as string });
    },
  );
});

afterEach(() => {
  expect(read("package.json")).toBe("project");
  expect(read("../elsewhere/secret.md")).toBe("secret");
  expect(existsSync(path.join(folder, "elsewhere/new.md"))).toBe(false);
  expect(existsSync(path.join(root, article))).toBe(true);
});

it.each(["entriesByFolder", "getMedia"])(
  "%s refuses a folder with a link that leads out of it",
  async (action) => {
    const name = "content/linked";
    const params = { branch, folder: name, mediaFolder: name, extension: "md", depth: 1 };
    expect(await ask({ action, params })).toMatchObject({ status: 403 });
  },
);

it.each([
  { action: "unpublishedEntries", params: { branch } },
  { action: "publishUnpublishedEntry", params: { branch, collection: "news", slug: "x" } },
  { action: "getEntry", params: { branch, path: [article] } },
  { action: "constructor" },
  { params: {} },
])("refuses %j, which it does not know", async (body) => {
  expect(await ask(body)).toMatchObject({ status: 403 });
});

describe("what editors do", () => {
  it("lists, reads, writes, renames and deletes entries", async () => {
    const folderParams = { branch, folder: "content/news", extension: "md", depth: 1 };
    const listed = await ask({ action: "entriesByFolder", params: folderParams });
    expect(JSON.parse(listed.body)).toMatchObject([{ data: "Peat", file: { path: article } }]);
    const draft = "content/news/draft.id.md";
    const renamed = "content/news/renamed.id.md";
    const write = (dataFile: object) =>
      ask({ action: "persistEntry", params: { branch, dataFiles: [dataFile], assets: [], options } });
    expect(await write(entry(draft))).toMatchObject({ status: 200, allowedOrigin: ownPage });
    expect(read(draft)).toBe("changed");
    const noSubfolders = { ...options, hasSubfolders: false };
    await ask({
      action: "persistEntry",
      params: { branch, dataFiles: [entry(draft, renamed)], assets: [], options: noSubfolders },
    });
    expect(await ask({ action: "deleteFiles", params: { branch, paths: [renamed], options } })).toMatchObject(
      {
        status: 200,
      },
    );
    expect(existsSync(path.join(root, renamed))).toBe(false);
  });

  const [former, latter] = ["content/news/former.id.md", "content/news/new/latter.id.md"];
  const move = (...more: readonly object[]) =>
    ask({
      action: "replaceFiles",
      params: { dataFiles: [entry(latter), ...more], paths: [former], options },
    });

  it("moves an entry at one request, which is one version", async () => {
    writeFiles(root, { [former]: "Gambut" });
    expect(await move()).toMatchObject({ status: 200, allowedOrigin: ownPage });
    expect(read(latter)).toBe("changed");
    expect(existsSync(path.join(root, former))).toBe(false);
    const versions = await fetch(`http://127.0.0.1:${port}/history?file=${former}&file=${latter}`);
    expect(await versions.json()).toMatchObject([
      { subject: "edit", texts: { [latter]: "changed" } },
      { texts: { [former]: "Gambut" } },
    ]);
    rmSync(path.join(root, latter));
  });

  it("leaves everything as it was where one of several files cannot be written", async () => {
    writeFiles(root, { [former]: "Gambut", [article]: "Peat" });
    expect(await move(entry(article), entry("content/news"))).toMatchObject({ status: 500 });
    expect([former, article].map(read)).toEqual(["Gambut", "Peat"]);
    expect(existsSync(path.join(root, latter))).toBe(false);
    rmSync(path.join(root, former));
  });

  it("follows a link that stays inside", async () => {
    const { body } = await ask({ action: "getEntry", params: { branch, path: "content/inside/peat.en.md" } });
    expect(JSON.parse(body)).toMatchObject({ data: "Peat" });
  });

  it("lists and uploads pictures, and writes strings", async () => {
    const uploaded = await ask({
      action: "persistMedia",
      params: { branch, asset: asset("content/images/new.png"), options },
    });
    expect(uploaded.status).toBe(200);
    const media = await ask({ action: "getMedia", params: { branch, mediaFolder: "content/images" } });
    expect((JSON.parse(media.body) as { name: string }[]).map(({ name }) => name)).toEqual([
      "new.png",
      "peat.png",
    ]);
    const strings = entry("locales/en/common.json");
    const params = { branch, dataFiles: [strings], assets: [], options };
    expect(await ask({ action: "persistEntry", params })).toMatchObject({ status: 200 });
    expect(read("locales/en/common.json")).toBe("changed");
  });
});

it.each([
  ["what is no JSON", "{", {}, 400, "Bad Request"],
  [
    "an unknown charset",
    "{}",
    { "content-type": "application/json; charset=x" },
    415,
    "Unsupported Media Type",
  ],
  ["a body over the limit", " ".repeat(53_000_000), {}, 413, "Payload Too Large"],
] as const)("refuses %s without a word about its insides", async (_, body, headers, status, error) => {
  const answer = await ask(body, headers);
  expect(answer).toEqual({ status, body: JSON.stringify({ error }), allowedOrigin: ownPage });
});

it("says nothing of the machine where a file is not there", async () => {
  const { body } = await ask({ action: "getMediaFile", params: { branch, path: "content/images/gone.png" } });
  expect(body).not.toContain(folder);
});

it("says how far the site is, to its own pages and to who types the address", async () => {
  const fetched = await fetch(`http://127.0.0.1:${port}/status`);
  expect(await fetched.json()).toEqual({ state: "live" });
  const foreign = { headers: { origin: "https://evil.example" } };
  expect((await fetch(`http://127.0.0.1:${port}/status`, foreign)).status).toBe(403);
});

it("has the site built again for its own pages only", async () => {
  const asked = async (origin: string) =>
    (await fetch(`http://127.0.0.1:${port}/rebuild`, { method: "POST", headers: { origin } })).status;
  expect(await asked("https://evil.example")).toBe(403);
  expect(rebuild).not.toHaveBeenCalled();
  expect(await asked(ownPage)).toBe(202);
  expect(rebuild).toHaveBeenCalledTimes(1);
});

describe("who may ask", () => {
  const info = { action: "info" };

  it("listens on the loopback address only", () => {
    expect(server.address()).toMatchObject({ address: "127.0.0.1" });
  });

  it.each([
    ["another site", { origin: "https://evil.example" }],
    ["another port of this machine", { origin: "http://localhost:3000" }],
    ["a page without origin", { origin: "null" }],
    [
      "the site under a name that leads here",
      { host: "evil.example:9333", origin: "http://evil.example:9333" },
    ],
    ["a name that leads here, with the site's origin", { host: "evil.example" }],
    ["this machine under its network address", { host: "192.168.1.5:9333" }],
  ])("refuses %s", async (_, headers) => {
    expect(await ask(info, headers)).toMatchObject({ status: 403, allowedOrigin: undefined });
    expect(await ask(info, headers, "OPTIONS")).toMatchObject({ status: 403, allowedOrigin: undefined });
  });

  it.each([ownPage, `http://127.0.0.1:${sitePort}`])(
    "answers pages of %s, preflight included",
    async (origin) => {
      expect(await ask(info, { origin })).toMatchObject({ status: 200, allowedOrigin: origin });
      const preflight = { origin, "access-control-request-method": "POST" };
      expect(await ask(info, preflight, "OPTIONS")).toMatchObject({ status: 204, allowedOrigin: origin });
    },
  );
});
