import { readQuery, writeQuery } from "../../../src/views/projects/catalogue-address";

const categories = ["corporate", "technology"] as const;

it.each([
  ["", { search: "", category: null }],
  ["?q=peat", { search: "peat", category: null }],
  ["?category=technology", { search: "", category: "technology" }],
  ["?category=TECHNOLOGY&q=a%26b%20c", { search: "a&b c", category: "technology" }],
  ["?category=energy&utm=x", { search: "", category: null }],
] as const)("reads %j", (rest, query) => {
  expect(readQuery(rest, categories)).toEqual(query);
});

it.each([
  [{ search: "", category: null }, ""],
  [{ search: "a&b c", category: null }, "?q=a%26b+c"],
  [{ search: "peat", category: "technology" }, "?q=peat&category=technology"],
] as const)("writes %j as it reads it", (query, rest) => {
  expect(writeQuery(query)).toBe(rest);
  expect(readQuery(rest, categories)).toEqual(query);
});
