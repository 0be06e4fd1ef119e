import type { z } from "zod";
import { formatDate } from "../domain/format";
import type { Fields } from "../domain/record";
import type { ContentText } from "./content-text";
import type { AdminLanguage, Bilingual } from "./field-info";
import { quoted, valueAt, type Problem } from "./problem-text";
import { problemWords, type ProblemWords } from "./problem-words";
import { ofEach } from "./right-parts";

/** What a rule expects of one field that does not meet it. */
export interface Demand {
  readonly path: readonly (string | number)[];
  /** Whether it only demands something that is missing, perhaps in another field: what `path` leads to is right. */
  readonly isMissing?: boolean;
  /** Completes “expected …”. */
  readonly expected: Bilingual;
  /** Says the whole to an editor, where “found …, expected …” would sound like a machine. */
  readonly sentence?: Bilingual;
}

/** A text beside all texts of the content: what the rule of its collection or file compares. */
export interface Comparison {
  readonly text: ContentText;
  readonly slug: string;
  /** All texts of a collection's entries, given its name. */
  readonly entries: (collection: string) => readonly ContentText[];
  /** The fields of the claims that have a value, by slug. */
  readonly claims: ReadonlyMap<string, Fields>;
  /** Whether the site is built from the text: a draft at the Git host is not part of it yet. */
  readonly isLive: boolean;
  /** In which the problems are told. */
  readonly language: AdminLanguage;
  readonly words: ProblemWords;
  /**
   * Makes a problem with a field of the text.
   *
   * @param inForm what the form says is expected, without what was found
   */
  readonly problem: (field: string, expected: string, inForm?: string) => Problem;
  /** What editors call an entry: `“Two wet seasons”`. */
  readonly titled: (collection: string, slug: unknown) => string;
}

/** Demands another date, given what it has to be to a day; an editor reads the day as one writes it. */
export function dayDemand(path: Demand["path"], { en, id }: Bilingual, day: string): Demand {
  return {
    path,
    expected: { en: `${en} ${day}`, id: `${id} ${day}` },
    sentence: {
      en: `should be ${en} ${formatDate(day, "en")}`,
      id: `seharusnya ${id} ${formatDate(day, "id")}`,
    },
  };
}

/** A rule over one text: returns the demands that are not met. */
type Rule<Data> = (data: Data) => readonly Demand[];

const rulesOf = new WeakMap<z.ZodObject, readonly Rule<never>[]>();

/**
 * Adds rules over several fields to a schema. A rule that reads a field that is wrong by itself says nothing, so rules
 * that need different fields are better apart.
 */
export function withRules<Schema extends z.ZodObject>(
  schema: Schema,
  ...rules: readonly Rule<z.output<Schema>>[]
): Schema {
  rulesOf.set(schema, rules);
  return schema;
}

/** The demands of a schema's rules that a text does not meet, given its {@link rightParts}. */
export function unmetDemands(schema: z.ZodObject, parts: Fields): Demand[] {
  return demandsOfEach(rulesOf.get(schema) ?? [], (rule) => rule(parts as never));
}

/** What a rule demands of each item; of those for which it needs a field that is wrong by itself, nothing. */
export function demandsOfEach<Item>(
  items: readonly Item[],
  rule: (item: Item, index: number) => readonly Demand[],
): Demand[] {
  return ofEach(items, rule).flatMap((demands) => demands ?? []);
}

/** Describes what a rule demands of a field; `data` is what was read. */
export function describeDemand(demand: Demand, data: unknown, language: AdminLanguage = "en"): Problem {
  const value = valueAt(data, demand.path);
  const expected = demand.expected[language];
  const whole =
    typeof value === "object" && value !== null ? problemWords[language].should(expected) : undefined;
  const sentence = demand.sentence?.[language] ?? whole;
  const field = demand.path.join(".");
  return { field, found: quoted(value, language), expected, ...(sentence && { sentence }) };
}
