import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { claims, type Claim } from "../../content-model/claims";
import { writeJson } from "../../content-model/file-text";
import { figuresPage } from "../../content-model/pages/figures";
import { claimPath } from "../../domain/addresses";
import { formatFigure } from "../../domain/figure";
import { columnSeparator, decimalSign } from "../../domain/format";
import { defaultLanguage, type Language } from "../../domain/languages";
import { localizedPath } from "../../domain/paths";
import { contentRoot } from "../content/content-root";
import { readCopyFile } from "../content/read-copy-file";
import { entriesOf } from "../content/translated-entries";
import { siteUrl } from "../site-url";
import { csvText } from "./csv";

/** The columns of the data, in their order; `locales/<language>/figures.json` describes them. */
const columns = [
  ...["name", "title", "value", "unit", "precision", "figure", "counts", "excludes", "owner", "owner_name"],
  ...["part_of", "since", "as_of", "kind", "source", "source_address", "review", "method", "page"],
];

type Row = Readonly<Record<string, string | number | undefined>>;

/** A file beside the page of figures. */
export interface DataFile {
  readonly name: string;
  /** Permanent address in a language. */
  readonly path: string;
  readonly text: string;
  /** SHA-256 digest (hex) of the text. */
  readonly checksum: string;
}

/** All figures of the site in a language: as CSV, as JSON, and the description of the CSV. */
export interface FiguresData {
  /** Newest date of the figures, and the start of the CSV's checksum. */
  readonly version: string;
  readonly files: readonly DataFile[];
}

/** Makes the data of the project at `directory` in a language. */
export function figuresData(directory: string, language: Language): FiguresData {
  const root = contentRoot(directory);
  const figures = entriesOf(root, claims).map(({ slug, fieldsIn }) =>
    rowOf(slug, fieldsIn(language), language),
  );
  const { languages } = readCopyFile(root, figuresPage);
  const page = languages.get(language) ?? languages.get(defaultLanguage);
  const licence = { name: page?.licenceName, title: page?.licence, path: page?.licenceAddress };
  const dictionary = dictionaryOf(directory, language);
  const newest =
    figures
      .map((row) => String(row.as_of))
      .toSorted()
      .at(-1) ?? "";
  const rows = figures.map((row) => columns.map((name) => row[name]));
  const csv = dataFile("figures.csv", csvText([columns, ...rows], language), language);
  const version = `${newest}-${csv.checksum.slice(0, 8)}`;
  const list = { version, licence, dictionary, figures };
  const about = { name: "figures", title: page?.title, version, licenses: [licence] };
  const described = { ...about, resources: [describedCsv(csv, dictionary, language)] };
  const json = dataFile("figures.json", writeJson(list), language);
  return { version, files: [csv, json, dataFile("datapackage.json", writeJson(described), language)] };
}

function rowOf(slug: string, claim: Claim, language: string): Row {
  const { source } = claim;
  return {
    ...{ name: slug, title: claim.title, value: claim.value, unit: claim.unit, precision: claim.precision },
    ...{ figure: formatFigure(claim, language), counts: claim.counts, excludes: claim.excludes },
    ...{ owner: claim.owner, owner_name: claim.programme ?? claim.project ?? claim.campaign },
    ...{ part_of: claim.whole, since: claim.since, as_of: claim.asOf, kind: claim.kind },
    ...{ source: source.title, source_address: source.address, review: claim.review, method: claim.body },
    page: siteUrl + localizedPath(claimPath({ slug }), language),
  };
}

/** The CSV in the words of a Data Package: https://datapackage.org/standard/data-resource/ */
function describedCsv(csv: DataFile, dictionary: Dictionary, language: string) {
  const fields = columns.map((name) => ({
    ...{ name, type: typeOf(name), description: dictionary[name] },
    ...(name === "value" && { decimalChar: decimalSign(language) }),
  }));
  return {
    ...{ name: "figures", path: csv.name, format: "csv", mediatype: "text/csv", encoding: "utf-8" },
    ...{
      bytes: Buffer.byteLength(csv.text),
      hash: `sha256:${csv.checksum}`,
      dialect: { delimiter: columnSeparator(language) },
    },
    schema: { fields, primaryKey: "name" },
  };
}

type Dictionary = Readonly<Record<string, string>>;

function dictionaryOf(directory: string, language: string): Dictionary {
  const text = readFileSync(path.join(directory, "locales", language, "figures.json"), "utf8");
  return (JSON.parse(text) as { readonly dictionary: Dictionary }).dictionary;
}

function typeOf(name: string): string {
  if (name === "value") return "number";
  return ["since", "as_of", "review"].includes(name) ? "date" : "string";
}

function dataFile(name: string, text: string, language: string): DataFile {
  return { name, path: localizedPath(claims.basePath + name, language), text, checksum: digest(text) };
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
