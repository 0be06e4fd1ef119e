import { request, type RequestListener } from "node:http";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { createLiveSite } from "../../scripts/live/live-site.mjs";
import { siteOptions } from "../../scripts/server/built-site.mjs";
import { createSite } from "../../scripts/server/site.mjs";
import type { Route } from "../../src/domain/api-path";
import { readAtMost } from "../../src/server/http/incoming";
import { operations } from "../../src/server/openapi/operations";
import { builtPage } from "../server/support/built-page";
import { describedStatuses, problemOf } from "../server/support/contract";
import { listening } from "../server/support/listening";
import { temporaryFolder, writeFiles } from "../setup/temporary-folder";

jest.mock("../../scripts/lib/load-typescript.mjs", () => jest.requireActual<object>("./load-typescript"));

const folder = temporaryFolder();
const routes = Object.keys(operations) as Route[];

/** The folder of functions in which one answers everything, as in a build. */
function functionsWith(name: string, code: string): string {
  const one = { functionRoute: "[...]", matchPath: "*", relativeCompiledFilePath: "all.js" };
  writeFiles(folder, { [`${name}/manifest.json`]: JSON.stringify([one]), [`${name}/all.js`]: code });
  return path.join(folder, name);
}

/** The function of the site, behind the server, with settings that cannot be read. */
const ours = functionsWith(
  "ours",
  `module.exports = require(${JSON.stringify(path.resolve(__dirname, "../../src/api/[...].ts"))});`,
);
const failing = functionsWith("failing", "exports.default = () => Promise.reject(new Error('secret'));");

beforeEach(() => {
  jest.replaceProperty(process, "env", { PAYMENT_PROVIDERS: "nobody" });
  jest.spyOn(console, "error").mockImplementation();
});

async function siteWith(functionsFolder: string): Promise<RequestListener> {
  writeFiles(folder, { "public/donate/result/index.html": builtPage("en") });
  return createSite({ publicFolder: path.join(folder, "public"), functionsFolder }, await siteOptions());
}

const nothingShown = async () => createLiveSite(await siteOptions()).handle;

interface Asked {
  readonly method: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

/** Sends a request as it is: `fetch` sends no body with GET. */
const ask = (address: string, { method, headers, body = Buffer.alloc(0) }: Asked) =>
  new Promise<{ status: number; headers: Record<string, string>; body: string }>((resolve, reject) => {
    const sent = { ...headers, "content-length": body.length };
    const asked = request(address, { method, headers: sent, agent: false }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part: string) => (text += part));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Record<string, string>,
          body: text,
        }),
      );
    });
    asked.on("error", reject).end(body);
  });

const packed = { "content-encoding": "gzip", "content-type": "application/x-www-form-urlencoded" };
const large = gzipSync(Buffer.alloc(readAtMost + 1));

/** What is wrong, the site, what is sent, and the answer to it. */
const cases: readonly (readonly [
  string,
  () => Promise<RequestListener>,
  Omit<Asked, "method">,
  number,
  string,
])[] = [
  ["a broken archive", () => siteWith(ours), { headers: packed, body: Buffer.from("x") }, 400, "malformed"],
  [
    "a body over the server's limit",
    () => siteWith(ours),
    { headers: packed, body: large },
    413,
    "too_large",
  ],
  [
    "an unknown encoding",
    () => siteWith(ours),
    { headers: { ...packed, "content-encoding": "x" }, body: Buffer.from("x") },
    415,
    "unsupported_type",
  ],
  ["a function that fails", () => siteWith(failing), {}, 500, "unexpected"],
  ["settings that cannot be read", () => siteWith(ours), {}, 503, "unexpected"],
  ["a build without functions", () => siteWith(path.join(folder, "none")), {}, 503, "unexpected"],
  ["no release to show", nothingShown, {}, 503, "unexpected"],
];

describe.each(cases)("%s", (_, site, asked, status, code) => {
  test("is answered on every route as the description of the routes says", async () => {
    const address = await listening(await site());
    for (const route of routes) {
      const { method } = operations[route];
      const toScript = await ask(`${address}/api/${route}`, { ...asked, method });
      expect([route, toScript.status, JSON.parse(toScript.body)]).toEqual([
        route,
        status,
        { status: "error", code },
      ]);
      const headers = { ...asked.headers, accept: "text/html" };
      const toPerson = await ask(`${address}/api/${route}`, { ...asked, method, headers });
      expect([route, toPerson.status]).toEqual([route, status]);
      for (const answer of [toScript, toPerson]) {
        expect([route, problemOf(route, answer)]).toEqual([route, undefined]);
        expect(answer.headers).toMatchObject({
          "cache-control": "no-store",
          "x-content-type-options": "nosniff",
          ...(status === 503 && { "retry-after": expect.stringMatching(/^\d+$/) as string }),
        });
      }
    }
  });
});

test("what the description adds to a route's own answers is among these, or is about the method", () => {
  const known = new Set([...cases.map(([, , , status]) => String(status)), "405"]);
  for (const route of routes) {
    const own = Object.keys(operations[route].answers);
    const added = describedStatuses(route).filter((status) => !own.includes(status) && !known.has(status));
    expect([route, added]).toEqual([route, []]);
  }
});
