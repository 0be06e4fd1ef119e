import type { WorkboxPlugin } from "workbox-core";
import { keptOnly, pictureInstead, sayNotKept } from "../../src/offline/kept-answers";
import { keepChoice, keptIn } from "../../src/offline/kept-files";
import { putFakeCaches } from "../setup/fake-caches";

const origin = "http://localhost";
let caches: ReturnType<typeof putFakeCaches>;

beforeEach(() => {
  caches = putFakeCaches();
  Object.defineProperty(globalThis, "location", { value: new URL(origin), configurable: true });
});

/** What a plugin answers to a request that has failed. */
function instead(plugin: WorkboxPlugin, path: string) {
  const request = new Request(origin + path);
  return plugin.handlerDidError?.({ request, error: new Error(), event: new Event("fetch") as never });
}

it.each([
  ["/news/reef/", "/offline/?wanted=%2Fnews%2Freef%2F"],
  ["/id/news/reef/", "/id/offline/?wanted=%2Fid%2Fnews%2Freef%2F"],
  ["/id/search/?q=gambut", "/id/offline/?wanted=%2Fid%2Fsearch%2F%3Fq%3Dgambut"],
])("%s, which is not kept, leads to %s", async (path, address) => {
  const answer = await instead(sayNotKept, path);
  expect(answer?.headers.get("location")).toBe(origin + address);
});

it("leads nowhere if the page that says so is itself not kept", async () => {
  expect(await instead(sayNotKept, "/offline/")).toBeUndefined();
});

it("shows the kept form of a picture, and no other picture", async () => {
  const [folder, other] = ["a", "b"].map((letter) => `/static/${letter.repeat(32)}/`);
  const cache = await caches.open(keptIn.pack);
  await cache.put(`${folder}1/reef.webp`, new Response("reef"));
  expect(await (await instead(pictureInstead, `${folder}2/reef.avif`))?.text()).toBe("reef");
  expect(await instead(pictureInstead, `${other}2/creek.avif`)).toBeUndefined();
});

it("keeps whole answers only, and only while something is chosen", async () => {
  const keeps = async (response: Response) => {
    const request = new Request(origin);
    return Boolean(
      await keptOnly(1).cacheWillUpdate?.({ request, response, event: new Event("fetch") as never }),
    );
  };
  expect(await keeps(new Response())).toBe(false);
  await keepChoice({ shared: [], pages: [], files: {}, words: {} }, { parts: [], languages: [] });
  expect(await keeps(new Response())).toBe(true);
  expect(await keeps(new Response(null, { status: 404 }))).toBe(false);
});

it("keeps no answer that came while all was removed", async () => {
  // it had begun before
  await (await caches.open(keptIn.pages)).put("/late/", new Response());
  await keptOnly(2).cacheDidUpdate?.({ cacheName: keptIn.pages } as never);
  expect(await caches.keys()).toEqual([]);
});

it("keeps no more than a limit, and no addresses with what was searched or paid", async () => {
  await keepChoice({ shared: [], pages: [], files: {}, words: {} }, { parts: [], languages: [] });
  const cache = await caches.open("some");
  for (const path of ["/1", "/2", "/3"]) await cache.put(path, new Response());
  const plugin = keptOnly(2);
  await plugin.cacheDidUpdate?.({ cacheName: "some" } as never);
  expect((await cache.keys()).map(({ url }) => new URL(url).pathname)).toEqual(["/2", "/3"]);
  const key = await plugin.cacheKeyWillBeUsed?.({ request: new Request(`${origin}/a/?order=7`) } as never);
  expect(key).toBe(`${origin}/a/`);
});
