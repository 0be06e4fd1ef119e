import type { Pack } from "../../src/domain/offline";
import {
  keepChoice,
  keptChoice,
  keptIn,
  keptSize,
  removeKept,
  updateChoice,
} from "../../src/offline/kept-files";
import { putFakeCaches } from "../setup/fake-caches";

const choice = { parts: ["projects"], languages: ["en"] } as const;

function packOf(digest: string): Pack {
  return {
    shared: ["/app-338e64579be84efc5e59.js"],
    pages: [
      { path: "/", language: "en", files: ["/"] },
      { path: "/projects/reef/", language: "en", part: "projects", files: ["/projects/reef/"] },
      { path: "/resources/knots/", language: "en", part: "tools", files: ["/resources/knots/"] },
    ],
    words: {},
    files: {
      "/app-338e64579be84efc5e59.js": [3],
      "/": [1, "a"],
      "/projects/reef/": [1, digest],
      "/resources/knots/": [1, "c"],
    },
  };
}

let caches: ReturnType<typeof putFakeCaches>;
let fetched: string[];

/** Answers every request with its own address, but for those that fail. */
function serve(pack: Pack, failing: readonly string[] = []) {
  fetched = [];
  jest.spyOn(globalThis, "fetch").mockImplementation((address) => {
    fetched.push(address as string);
    if (failing.includes(address as string)) return Promise.reject(new TypeError("no signal"));
    const body = address === "/offline/pack.json" ? JSON.stringify(pack) : (address as string);
    return Promise.resolve(new Response(body));
  });
}

async function keptAddresses() {
  const cache = await caches.open(keptIn.pack);
  return (await cache.keys()).map(({ url }) => new URL(url).pathname).sort();
}

const own = ["/offline/choice.json", "/offline/pack.json"];

beforeEach(() => {
  caches = putFakeCaches();
  serve(packOf("b"));
});

it("keeps what is chosen and what every page needs, and says how far it is", async () => {
  const done: string[] = [];
  await keepChoice(packOf("b"), choice, (file) => done.push(file));
  expect(await keptAddresses()).toEqual(
    ["/", "/app-338e64579be84efc5e59.js", ...own, "/projects/reef/"].sort(),
  );
  expect(done.sort()).toEqual(["/", "/app-338e64579be84efc5e59.js", "/projects/reef/"]);
  expect(await keptChoice()).toMatchObject(choice);
});

it("takes as much room as it says beforehand", async () => {
  const pack = packOf("b");
  const files = Object.fromEntries(Object.keys(pack.files).map((file) => [file, [file.length] as const]));
  await keepChoice({ ...pack, files }, choice);
  const cache = await caches.open(keptIn.pack);
  const kept = await Promise.all((await cache.keys()).map(async (key) => (await cache.match(key))?.blob()));
  expect(kept.reduce((sum, blob) => sum + (blob?.size ?? 0), 0)).toBe(keptSize({ ...pack, files }, choice));
});

it("fetches again only what has changed", async () => {
  await keepChoice(packOf("b"), choice);
  serve(packOf("new"));
  await updateChoice();
  expect(fetched).toEqual(["/offline/pack.json", "/projects/reef/"]);
});

it("removes what is no longer chosen", async () => {
  await keepChoice(packOf("b"), choice);
  await keepChoice(packOf("b"), { ...choice, parts: ["tools"] });
  expect(await keptAddresses()).toEqual(
    ["/", "/app-338e64579be84efc5e59.js", ...own, "/resources/knots/"].sort(),
  );
});

it("takes nothing away when the signal breaks off", async () => {
  await keepChoice(packOf("b"), choice);
  serve(packOf("new"), ["/resources/knots/"]);
  await expect(keepChoice(packOf("new"), { ...choice, parts: ["tools"] })).rejects.toThrow("no signal");
  expect(await keptAddresses()).toContain("/projects/reef/");
  expect(await keptChoice()).toMatchObject(choice);
});

it("keeps no page before the files that it names", async () => {
  serve(packOf("b"), ["/app-338e64579be84efc5e59.js"]);
  await expect(keepChoice(packOf("b"), choice)).rejects.toThrow("no signal");
  expect(await keptAddresses()).toEqual([]);
});

it("updates nothing where nothing is chosen", async () => {
  await updateChoice();
  expect(fetched).toEqual([]);
  expect(await caches.keys()).toEqual([]);
});

it("prefers the newly kept page to an earlier visit", async () => {
  const visited = await caches.open(keptIn.pages);
  await visited.put("/projects/reef/", new Response("earlier"));
  await keepChoice(packOf("b"), choice);
  expect(await visited.keys()).toEqual([]);
});

it("removes everything", async () => {
  await keepChoice(packOf("b"), choice);
  await removeKept();
  expect(await caches.keys()).toEqual([]);
  expect(await keptChoice()).toBeUndefined();
});
