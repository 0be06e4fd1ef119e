import type { Collection } from "../../content-model/collection";
import { formatLanguage } from "../../domain/format";
import { languageCodes } from "../../domain/languages";
import type { AdminWords } from "../admin-words";
import { fieldLabel } from "../validation/field-label";
import type { Row } from "./entry-rows";
import { listTexts } from "./list-texts";

interface Option {
  readonly value: string;
  readonly label: string;
}

/** What the editor may choose above a list. */
export interface Choice {
  /** Name of a field, or one of {@link choiceNames}; a parameter of the list's address. */
  readonly name: string;
  readonly label: string;
  /** The value that is chosen at the beginning. */
  readonly initial: string;
  readonly options: readonly Option[];
}

/** Names of the choices that are no fields. */
export const choiceNames = { without: "without", status: "state", group: "group", sort: "sort" } as const;

/** The filters, groups and orders of a collection's list; what would make no difference is left out. */
export function listChoices(collection: Collection, rows: readonly Row[], words: AdminWords): Choice[] {
  const { list, schema } = collection;
  const fields = list.by.map((name) => ({ value: name, label: fieldLabel(schema, name, words.language) }));
  const facets = fields.map(({ value, label }) => filter(value, label, valuesOf(rows, value), words));
  const filters = [...facets, statusFilter(rows, words)].filter(isUseful);
  const groups = fields.filter(({ value }) => filters.some(({ name }) => name === value));
  return [
    ...filters,
    ...languageFilter(rows, words),
    ...groupChoice(groups, isDated(rows), list.group, words),
    sortChoice(isDated(rows), words),
  ];
}

/** The filter for entries that a language is behind with, if there are any. */
export function languageFilter(rows: readonly Row[], words: AdminWords): Choice[] {
  const missing = languageCodes.filter((code) => rows.some((row) => lacks(row, code)));
  if (missing.length === 0) return [];
  const { without, unfiltered } = listTexts[words.language];
  const options = missing.map((value) => ({ value, label: formatLanguage(value, words.language) }));
  const choice = { name: choiceNames.without, label: without, initial: "" };
  return [{ ...choice, options: [{ value: "", label: unfiltered }, ...options] }];
}

/** Whether an entry has no text in a language, an older one, or a damaged one. */
export function lacks({ languages }: Row, code: string): boolean {
  return languages.some(([language, state]) => language === code && state !== "done");
}

/** Whether a list is ordered by dates. */
export function isDated(rows: readonly Row[]): boolean {
  return rows.some(({ order }) => typeof order === "string");
}

function statusFilter(rows: readonly Row[], words: AdminWords): Choice {
  const { status, statuses } = listTexts[words.language];
  const found = [...new Set(rows.map((row) => row.status))];
  const values = found.map((value) => ({ value, label: statuses[value] }));
  return filter(choiceNames.status, status, values, words);
}

function groupChoice(
  fields: readonly Option[],
  dated: boolean,
  initial: string | undefined,
  { language }: AdminWords,
): Choice[] {
  const t = listTexts[language];
  const options = [
    { value: "", label: t.noGroup },
    ...fields,
    ...(dated ? [{ value: "year", label: t.year }] : []),
  ];
  const isOffered = options.some(({ value }) => value === initial);
  const choice = {
    name: choiceNames.group,
    label: t.group,
    initial: isOffered ? (initial ?? "") : "",
    options,
  };
  return options.length > 1 ? [choice] : [];
}

function sortChoice(dated: boolean, { language }: AdminWords): Choice {
  const t = listTexts[language];
  const [first, last] = dated ? [t.newest, t.oldest] : [t.position, t.lastPosition];
  const options = [
    { value: "order", label: first },
    { value: "reverse", label: last },
    { value: "title", label: t.byTitle },
  ];
  return { name: choiceNames.sort, label: t.sort, initial: "order", options };
}

function filter(name: string, label: string, values: readonly Option[], { language }: AdminWords): Choice {
  return { name, label, initial: "", options: [{ value: "", label: listTexts[language].all }, ...values] };
}

/** Whether a filter would leave anything out. */
function isUseful({ options }: Choice): boolean {
  return options.length > 2;
}

/** The values of a field that occur, each once, by label. */
function valuesOf(rows: readonly Row[], field: string): Option[] {
  const facts = rows.flatMap(({ facts: { [field]: fact } }) => (fact ? [fact] : []));
  const each = new Map(facts.map((fact) => [fact.value, fact]));
  return [...each.values()].toSorted((one, other) => one.label.localeCompare(other.label));
}
