import { inOrder } from "../../../../src/views/shared/search/in-order";
import type { FoundPage } from "../../../../src/views/shared/search/pagefind";

const rated = (url: string, score: number, date?: string) => ({
  score,
  page: {
    url,
    meta: { title: url, kind: "pages", ...(date && { date }) },
    excerpt: "",
    sub_results: [],
  } as FoundPage,
});
const order = (...pages: ReturnType<typeof rated>[]) => inOrder(pages).map(({ url }) => url);

it("puts the list of reports and then newer ones before older ones that fit as well", () => {
  const old = rated("/id/transparency/rain/", 4.2, "2031-01-05");
  const list = rated("/id/transparency/", 4.1);
  const young = rated("/id/transparency/sun/", 4, "2031-04-05");
  const guide = rated("/id/resources/tides/", 4.15);
  expect(order(old, guide, young, list)).toEqual([list, guide, young, old].map(({ page }) => page.url));
});

it("leaves a report first that fits much better, and the order of other pages", () => {
  const old = rated("/transparency/rain/", 9, "2031-01-05");
  const young = rated("/transparency/sun/", 4, "2031-04-05");
  expect(order(old, young)).toEqual([old, young].map(({ page }) => page.url));
  expect(order(rated("/news/b/", 2), rated("/news/a/", 2))).toEqual(["/news/b/", "/news/a/"]);
});
