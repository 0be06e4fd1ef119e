import { createHash } from "node:crypto";
import { parse } from "csv-parse/sync";
import { figuresData } from "../../../src/build/files/figures-data";

jest.mock("../../../src/build/content/content-root", () => ({
  contentRoot: () => `${process.cwd()}/__tests__/site/content`,
}));

/** A file of the fixture site's figures. */
function fileOf(language: "en" | "id", name: string) {
  const found = figuresData(process.cwd(), language).files.find((file) => file.name === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
}

const digest = (text: string) => createHash("sha256").update(text).digest("hex");
const jsonOf = (language: "en" | "id", name: string) => JSON.parse(fileOf(language, name).text) as object;

test.each([
  { language: "en", delimiter: ",", floats: "9K+", at: "/figures/figures.csv" },
  { language: "id", delimiter: ";", floats: "9 ribu+", at: "/id/figures/figures.csv" },
] as const)(
  "the list in $language is a CSV that a spreadsheet reads",
  ({ language, delimiter, floats, at }) => {
    const { text, path: address } = fileOf(language, "figures.csv");
    expect(address).toBe(at);
    const rows = parse<Record<string, string>>(text, { columns: true, bom: true, delimiter });
    const row = rows.find(({ name }) => name === "floats");
    expect(row).toMatchObject({ value: "9000", unit: "people", as_of: "2021-05-06", kind: "estimated" });
    expect(row?.figure?.replaceAll(/\s/g, " ")).toBe(floats);
    expect(row?.page).toMatch(/\/figures\/#floats$/);
  },
);

test("the JSON has version, licence, the meaning of each column, and the same figures", () => {
  const { version } = figuresData(process.cwd(), "en");
  const json = jsonOf("en", "figures.json") as {
    readonly figures: readonly Record<string, unknown>[];
    readonly dictionary: Record<string, string>;
  };
  expect(json).toMatchObject({ version });
  // whoever has the CSV can check that it is of this version
  expect(version).toBe(`2021-05-06-${digest(fileOf("en", "figures.csv").text).slice(0, 8)}`);
  expect(json).not.toHaveProperty("checksum");
  const columns = json.figures.flatMap((figure) => Object.keys(figure));
  expect(columns.filter((name) => !json.dictionary[name])).toEqual([]);
});

test("the description has the licence, and the CSV's checksum, size and columns", () => {
  const csv = fileOf("id", "figures.csv");
  expect(csv.checksum).toBe(digest(csv.text));
  expect(jsonOf("id", "datapackage.json")).toMatchObject({
    // a name in the sense of the standard, which allows no spaces
    licenses: [{ name: "BAY-1.0", title: "Lisensi teluk", path: "https://licence.example/teluk" }],
    resources: [{ path: "figures.csv", hash: `sha256:${csv.checksum}`, bytes: Buffer.byteLength(csv.text) }],
  });
});

test("the fixture site has figures of every kind, so that these tests see them", () => {
  const { figures } = jsonOf("en", "figures.json") as { figures: readonly { kind: string }[] };
  expect(new Set(figures.map(({ kind }) => kind))).toEqual(new Set(["measured", "estimated", "sample"]));
});
