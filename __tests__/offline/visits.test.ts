import { keepChoice, keptIn } from "../../src/offline/kept-files";
import { askingPage, keepVisited } from "../../src/offline/visits";
import { putFakeCaches } from "../setup/fake-caches";

const pack = { shared: [], pages: [], files: {}, words: {} };

let caches: ReturnType<typeof putFakeCaches>;

async function keptAddresses() {
  const cache = await caches.open(keptIn.pages);
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}

beforeEach(() => {
  caches = putFakeCaches();
  Object.defineProperty(globalThis, "location", {
    value: new URL("http://localhost/sw.js"),
    configurable: true,
  });
  jest
    .spyOn(globalThis, "fetch")
    .mockImplementation((address) => Promise.resolve(new Response(address as string)));
});

it("keeps nothing for who has not asked for it", async () => {
  await keepVisited("/news/");
  expect(await keptAddresses()).toEqual([]);
});

it.each([
  ["http://localhost/news/reef/?from=mail", ["/news/reef/", "/page-data/news/reef/page-data.json"]],
  ["http://localhost/donate/result/?order=7", []],
  ["http://localhost/admin/", []],
  ["http://localhost/offline/", []],
  ["http://other.example/news/", []],
  ["", []],
])("keeps of the open page %j: %j", async (referrer, addresses) => {
  await keepChoice(pack, { parts: [], languages: [] });
  await keepVisited(askingPage({ referrer }));
  expect(await keptAddresses()).toEqual(addresses);
});
