import { day } from "../domain/durations";
import { defaultLanguage } from "../domain/languages";
import { permitState } from "../domain/permit";
import { isRecord } from "../domain/record";
import { placeIn, type ContentNote } from "./content-note";
import type { ContentText } from "./content-text";
import { copyFilePath } from "./entry-file";
import { readTexts } from "./read-texts";
import { givingSettings } from "./settings/giving";
import { sectionSwitches } from "./settings/sections";

/** By name of a section that is under maintenance: the day on which its switch was turned on, where it is known. */
export type MaintainedSince = Readonly<Record<string, string>>;

/** The switches and the permit are settings of all languages: they are noted once. */
export function settingsNotes(text: ContentText, today: string, since: MaintainedSince): ContentNote[] {
  const { language, schema, data } = text;
  if (language !== defaultLanguage) return [];
  if (schema === sectionSwitches.schema)
    return Object.entries(data)
      .filter(([, section]) => isMaintained(section))
      .map(([name]) => {
        const isLong = daysBetween(since[name] ?? today, today) > longDays;
        return {
          ...placeIn(text, `${name}.underMaintenance`),
          kind: isLong ? "longMaintenance" : "maintenance",
          found: name,
        };
      });
  const expires = schema === givingSettings.schema ? data.permitExpires : undefined;
  if (typeof expires !== "string") return [];
  const kind = permitKinds[permitState(expires, today)];
  return kind ? [{ ...placeIn(text, "permitExpires"), kind, found: expires }] : [];
}

const permitKinds = { valid: undefined, expiring: "endingPermit", expired: "endedPermit" } as const;

/** A section that is under maintenance for more days looks forgotten. */
const longDays = 30;

const daysBetween = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / day;

/** A file's text at some time, as its history keeps it. */
export interface FormerText {
  /** In ISO 8601. */
  readonly time: string;
  /** Undefined if the file did not exist. */
  readonly source: string | undefined;
}

/**
 * Since when sections have been under maintenance without a break, as far as the history of their switches tells.
 *
 * @param versions of the file of the switches, newest first
 */
export function maintainedSince(versions: readonly FormerText[]): MaintainedSince {
  const since: Record<string, string> = {};
  const ended = new Set<string>();
  const names = Object.keys(sectionSwitches.schema.shape);
  for (const { time, source = "" } of versions) {
    const text = readTexts(copyFilePath(sectionSwitches), source).find(
      ({ language }) => language === defaultLanguage,
    );
    for (const name of names) {
      if (isMaintained(text?.data[name]) && !ended.has(name)) since[name] = time.slice(0, 10);
      else ended.add(name);
    }
  }
  return since;
}

const isMaintained = (section: unknown) => isRecord(section) && section.underMaintenance === true;
