import { allTexts } from "../../src/build/content/all-texts";
import { referenceTargets } from "../../src/content-model/broken-references";
import { checkFields } from "../../src/content-model/check-fields";
import { problemsAmong } from "../../src/content-model/problems-among";
import { fieldsIn } from "../../src/content-model/walk";
import { isRecord, type Fields } from "../../src/domain/record";
import { defaultLanguage } from "../setup/languages";
import { siteContent } from "../setup/site";

/** A value in which another one stands where a path leads. */
function withValue(value: unknown, [name, ...rest]: readonly string[], other: unknown): unknown {
  if (name === undefined) return other;
  if (Array.isArray(value)) return value.with(Number(name), withValue(value[Number(name)], rest, other));
  return isRecord(value) ? { ...value, [name]: withValue(value[name], rest, other) } : value;
}

const texts = allTexts(siteContent).filter(({ language }) => language === defaultLanguage);

/** One text of each collection, of page copy and of settings. */
const examples = [...new Map(texts.map((text) => [text.schema, text])).values()];

/** What no field can be. */
const unreadable = [5];

it.each(examples)("nothing follows from a field of $name that cannot be read, whichever it is", (text) => {
  const { schema, language, data } = text;
  const others = texts.filter((each) => each !== text);
  for (const { field } of fieldsIn(schema, data).filter((each) => each.field !== "")) {
    const fields = withValue(data, field.split("."), unreadable) as Fields;
    const options = { fileExists: () => true };
    const { problems, readable } = checkFields(schema, { [language]: fields }, language, options);
    const own = { ...text, data: readable, wrong: problems.map((problem) => problem.field) };
    const all = [own, ...others];
    const among = problemsAmong(own, { texts: all, targets: referenceTargets(all), isLive: true });
    expect(problems.length).toBeGreaterThan(0);
    const elsewhere = [...problems, ...among].filter(
      (problem) => !`${problem.field}.`.startsWith(`${field}.`),
    );
    expect(elsewhere).toEqual([]);
  }
});
