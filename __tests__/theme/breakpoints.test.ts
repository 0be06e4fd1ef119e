import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { below, from, upTo } from "../../src/theme/breakpoints";

const source = path.resolve(__dirname, "../../src");
const read = (file: string) => readFileSync(path.join(source, file), "utf8");

/** A query of the window's width in rem. */
const query = /\((?:min|max)-width: [\d.]+rem\)/;

it("says where layouts change", () => {
  expect([from.small, below.small, from.wide, below.wide]).toEqual([
    "(min-width: 40rem)",
    "(max-width: 39.99rem)",
    "(min-width: 64rem)",
    "(max-width: 63.99rem)",
  ]);
});

it("is where all styles take the widths of the window from", () => {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  expect(files.filter((file) => query.test(read(file)))).toEqual([path.join("theme", "breakpoints.ts")]);
});

it("has the widths of the style sheets, which can take none from it", () => {
  const queries = read("theme/base.css").match(new RegExp(query, "g")) ?? [];
  expect(queries).not.toEqual([]);
  expect(Object.values<string>({ ...from, ...below, ...upTo })).toEqual(expect.arrayContaining(queries));
});
