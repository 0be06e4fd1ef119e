import { bestParts } from "../../../src/views/search/best-parts";

const part = (id: string, excerpt: string) => ({ title: id, url: `/figures/${id && `#${id}`}`, excerpt });
const titles = (words: string, ...parts: ReturnType<typeof part>[]) =>
  bestParts(parts, words).map(({ title }) => title);

it("are those with most of the words, in the page's order", () => {
  const companies = part("companies", "<mark>Hectares</mark> of roof, and 12 ropes");
  const forest = part("forest", "<mark>5,000</mark> <mark>hectares</mark>, a <mark>hectare</mark> is large");
  const shade = part("shade", "Part of <mark>5.000</mark> (<mark>hectares</mark>)");
  expect(titles("5000 hectare", companies, forest, shade)).toEqual(["forest", "shade"]);
  expect(titles("hectare", companies, forest, shade)).toEqual(["companies", "forest", "shade"]);
});

it("have a number as a whole, not its beginning", () => {
  const companies = part("companies", "<mark>500+</mark> companies");
  expect(titles("5,000", companies, part("forest", "<mark>5.000</mark>"))).toEqual(["forest"]);
});

it("are three at most, without the page's beginning", () => {
  const all = ["", "one", "two", "three", "four"].map((id) => part(id, "<mark>rope</mark>"));
  expect(titles("ropes", ...all)).toEqual(["one", "two", "three"]);
  expect(bestParts([], "rope")).toEqual([]);
});
