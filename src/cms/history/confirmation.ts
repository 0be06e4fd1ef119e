import { confirmedField } from "../../content-model/freshness";
import { textsIn, type Sources } from "../backend/read-content";

/** Whether the texts of an entry stay as they were, and only what is confirmed of its translations changes. */
export function isConfirmation(before: Sources, after: Sources): boolean {
  const [former, latter] = [before, after].map(textsByPlace);
  const [bareFormer, bareLatter] = [former, latter].map((texts) => JSON.stringify(texts, withoutConfirmed));
  return bareFormer === bareLatter && JSON.stringify(former) !== JSON.stringify(latter);
}

function textsByPlace(sources: Sources) {
  const texts = textsIn(sources).map(({ file, language, data }) => ({ place: `${file} ${language}`, data }));
  return texts.toSorted((one, other) => one.place.localeCompare(other.place));
}

const withoutConfirmed = (key: string, value: unknown) => (key === confirmedField ? undefined : value);
