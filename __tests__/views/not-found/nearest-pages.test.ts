import { nearestPages, searchWords } from "../../../src/views/not-found/nearest-pages";

const pages = [
  "/news/peat-fire/",
  "/projects/open-canopy-network/",
  "/resources/carbon-handbook/",
  "/help/",
].map((path) => ({ title: path, path }));

it.each([
  ["/peat-fire/", "/news/peat-fire/"],
  ["/projects/open-canopy-netwrok", "/projects/open-canopy-network/"],
  ["/HELP", "/help/"],
  ["/ebooks/carbon-handbok/", "/resources/carbon-handbook/"],
])("finds for %s %s first", (wrong, right) => {
  expect(nearestPages(wrong, pages)[0]?.path).toBe(right);
});

it("suggests what has the address's words, not what only begins alike", () => {
  const known = [
    ["/projects/peat-sensors/", "Sensors in wet peat"],
    ["/projects/open-canopy-network/", "Open canopy"],
    ["/donate/peat/", "Keep the peat wet"],
    ["/help/", "Help"],
    ["/terms/", "Terms"],
    ["/privacy/", "Privacy"],
  ].map(([path = "", title = ""]) => ({ path, title }));
  const found = nearestPages("/projekt/peat/", known).map(({ path }) => path);
  expect(found).toEqual(["/projects/peat-sensors/", "/donate/peat/"]);
  expect(nearestPages("/id/projekt/peat/", known)).toHaveLength(2);
  expect(nearestPages("/projects/", known)).toEqual([]);
  expect(nearestPages("/wp-login.php", known)).toEqual([]);
});

it("finds by the title, and by addresses with codes in them, even malformed ones", () => {
  const known = [{ path: "/id/projects/nipah-creek/", title: "Anak Sungai Nipah" }];
  expect(nearestPages("/id/anak%20sungai/", known)).toHaveLength(1);
  expect(nearestPages("/id/%E0%A4/sungai/", known)).toHaveLength(1);
});

it("knows a page by the words of its titles in other languages, too, but not by slips of these", () => {
  const known = [{ path: "/news/one-map/", title: "One map", alsoCalled: ["Satu peta"] }];
  expect(nearestPages("/peta/", known)).toEqual(known);
  expect(nearestPages("/peat/", known)).toEqual([]);
});

it("takes a list for what was meant only where the address has no other words, and names it once", () => {
  const list = { path: "/donate/", title: "Donate", alsoCalled: ["Donasi"], isList: true };
  const known = [list, { path: "/donate/", title: "For all we donate" }, ...pages];
  expect(nearestPages("/donasi", known)).toEqual([list]);
  expect(nearestPages("/donasi/mangrove-huts/", known)).toEqual([]);
});

it("suggests no more than are asked for", () => {
  expect(nearestPages("/peat-carbon-help/", pages, 2)).toHaveLength(2);
  expect(nearestPages("/help/", [], 2)).toEqual([]);
});

it.each([
  ["/projects/mangrove-huts/", "mangrove huts"],
  ["/id/projekt/mangrove/", "mangrove"],
  ["/project/", "project"],
  ["/--/", ""],
])("of %s the words %j are searched for", (wrong, words) => {
  expect(searchWords(wrong, pages)).toBe(words);
});

it("looks for what a preview showed, and not for its key", () => {
  const known = [{ path: "/id/news/peat-fire/", title: "Gambut terbakar" }];
  expect(nearestPages("/preview/id/6cb61fa2/news/peat-fire/", known)).toEqual(known);
  expect(searchWords("/preview/6cb61fa2/news/peat-fire/", [])).toBe("news peat fire");
});
