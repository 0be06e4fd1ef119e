import { defaultLanguage } from "../domain/languages";
import { startOf } from "./appearance";
import { placeIn, type ContentNote } from "./content-note";
import type { ContentText } from "./content-text";
import { dayDemand, type Demand } from "./rule";
import { fieldsIn } from "./walk";

/** The days of a text that say what they are of. */
function daysIn({ schema, data }: Pick<ContentText, "schema" | "data">) {
  return fieldsIn(schema, data).flatMap(({ field, dayOf, value }) =>
    dayOf !== undefined && typeof value === "string" ? [{ field, dayOf, day: value }] : [],
  );
}

/** Demands that nothing was counted until a day after today, when it is saved. A day that has come stays right. */
export function countedDemands(text: Pick<ContentText, "schema" | "data">, today: string): Demand[] {
  const atLatest = { en: "at latest today,", id: "paling lambat hari ini," };
  return daysIn(text)
    .filter(({ dayOf, day }) => dayOf === "count" && day > today)
    .map(({ field }) => dayDemand(field.split("."), atLatest, today));
}

/** Days of counts and of texts on the site that are still to come, and deadlines that have passed; languages share them. */
export function dayNotes(text: ContentText, today: string): ContentNote[] {
  if (text.language !== defaultLanguage) return [];
  return daysIn(text).flatMap(({ field, dayOf, day: found }): ContentNote[] => {
    if (dayOf === "deadline")
      return found < today ? [{ ...placeIn(text, field), kind: "pastDeadline", found }] : [];
    const isSaid = dayOf === "count" || startOf(text.data) <= today;
    return isSaid && found > today ? [{ ...placeIn(text, field), kind: "dayAhead", found }] : [];
  });
}
