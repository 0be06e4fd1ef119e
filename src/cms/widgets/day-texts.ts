import type { AdminLanguage } from "../../content-model/field-info";
import { formatDate } from "../../domain/format";
import { dateInZone } from "../../domain/zone-time";
import {
  dateOnOtherDay,
  dayThatIsNone,
  dayWithoutYear,
  isOfOtherCentury,
  weekdayOf,
} from "../files/read-date";
import { adminLanguage } from "../interface/admin-language";

const english = {
  hint: "day/month/year",
  wrong: "This is no date. Write it like 21/11/2026.",
  noYear: (day: string, year: string) => `The year is missing. Write for example ${day} ${year}.`,
  otherCentury: "The year has to be one from 2000 to 2099.",
  noSuchDay: (date: string) => `There is no ${date}.`,
  otherDay: (date: string, weekday: string) =>
    `${date} is a ${weekday}. Correct the day of the week, or the date.`,
  today: "Today",
  calendar: "Calendar",
  clear: "Clear",
};

/** Texts of the widget for dates. */
export const dayTexts: Readonly<Record<AdminLanguage, typeof english>> = {
  en: english,
  id: {
    hint: "tanggal/bulan/tahun",
    wrong: "Ini bukan tanggal. Tulis misalnya 21/11/2026.",
    noYear: (day, year) => `Tahunnya belum ada. Tulis misalnya ${day} ${year}.`,
    otherCentury: "Tahunnya harus antara 2000 dan 2099.",
    noSuchDay: (date) => `Tanggal ${date} tidak ada.`,
    otherDay: (date, weekday) => `${date} jatuh pada hari ${weekday}. Perbaiki nama hari atau tanggalnya.`,
    today: "Hari ini",
    calendar: "Kalender",
    clear: "Kosongkan",
  },
};

/** Why what is typed is no date, in the editor's language. */
export function whyNoDate(typed: string): string {
  const [language, date] = [adminLanguage(), dateOnOtherDay(typed)];
  const t = dayTexts[language];
  if (isOfOtherCentury(typed)) return t.otherCentury;
  if (date) return t.otherDay(formatDate(date, language), weekdayOf(date, language));
  const day = dayWithoutYear(typed, language);
  if (day) return t.noYear(day, dateInZone().slice(0, 4));
  const none = dayThatIsNone(typed, language);
  return none ? t.noSuchDay(none) : t.wrong;
}
