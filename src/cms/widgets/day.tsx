import { useId, useImperativeHandle, useRef, type Ref } from "react";
import type { AdminLanguage } from "../../content-model/field-info";
import { formatDate } from "../../domain/format";
import { dateInZone } from "../../domain/zone-time";
import type { ControlProps, DecapCms } from "../decap-cms";
import {
  dateOnOtherDay,
  dayInWords,
  dayThatIsNone,
  dayWithoutYear,
  readDate,
  weekdayOf,
  writeDate,
} from "../files/read-date";
import { adminLanguage } from "../interface/admin-language";
import { useTyped } from "./use-typed";

/** Name of the widget for dates. */
export const dayWidget = "day";

const english = {
  hint: "day/month/year",
  wrong: "This is no date. Write it like 21/11/2026.",
  noYear: (day: string, year: string) => `The year is missing. Write for example ${day} ${year}.`,
  noSuchDay: (date: string) => `There is no ${date}.`,
  otherDay: (date: string, weekday: string) =>
    `${date} is a ${weekday}. Correct the day of the week, or the date.`,
  today: "Today",
  calendar: "Calendar",
  clear: "Clear",
};

const texts: Readonly<Record<AdminLanguage, typeof english>> = {
  en: english,
  id: {
    hint: "tanggal/bulan/tahun",
    wrong: "Ini bukan tanggal. Tulis misalnya 21/11/2026.",
    noYear: (day, year) => `Tahunnya belum ada. Tulis misalnya ${day} ${year}.`,
    noSuchDay: (date) => `Tanggal ${date} tidak ada.`,
    otherDay: (date, weekday) => `${date} jatuh pada hari ${weekday}. Perbaiki nama hari atau tanggalnya.`,
    today: "Hari ini",
    calendar: "Kalender",
    clear: "Kosongkan",
  },
};

/**
 * Registers the widget for dates. Decap's own writes into the browser's date input while one types, and takes the first
 * digits of a year for the year: typing 2026 gave 1906.
 */
export function registerDayWidget(CMS: DecapCms): void {
  CMS.registerWidget(dayWidget, DayControl);
}

interface DayControlProps extends ControlProps {
  /** What Decap asks before saving. */
  readonly ref?: Ref<{ isValid: () => { error: false | { type: string; message: string } } }>;
}

/** A date that is typed day by month by year, shown in words below, or chosen in the browser's calendar. */
export function DayControl({
  value,
  onChange,
  forID,
  classNameWrapper,
  isDisabled,
  field,
  ref,
}: DayControlProps) {
  const t = texts[adminLanguage()];
  const label = field?.get("label") ?? "";
  const date = typeof value === "string" ? value : "";
  const [typed, setTyped] = useTyped(date, writeDate, readDate);
  const calendar = useRef<HTMLInputElement>(null);
  const said = useId();
  const hasCalendar = "showPicker" in HTMLInputElement.prototype;
  const isWrong = readDate(typed) === undefined;
  const wrong = whatIsWrong(typed);
  useImperativeHandle(ref, () => ({
    isValid: () => ({ error: isWrong && { type: "CUSTOM", message: `${label}: ${wrong}` } }),
  }));
  const type = (text: string) => {
    setTyped(text);
    const read = readDate(text);
    if (read !== undefined && read !== date) onChange(read);
  };
  return (
    <div className={`${classNameWrapper} tajuk-day`}>
      <input
        id={forID}
        value={typed}
        placeholder={t.hint}
        disabled={isDisabled}
        autoComplete="off"
        aria-describedby={said}
        aria-invalid={isWrong}
        onChange={({ target }) => type(target.value)}
        onBlur={() => isWrong || setTyped(writeDate(date))}
      />
      {!isDisabled && (
        <span>
          {hasCalendar && <Button of={label} label={t.calendar} act={() => calendar.current?.showPicker()} />}
          <input
            ref={calendar}
            type="date"
            tabIndex={-1}
            aria-hidden
            value={date}
            onChange={({ target }) => type(writeDate(target.value))}
          />
          <Button of={label} label={t.today} act={() => type(writeDate(dateInZone()))} />
          {date !== "" && <Button of={label} label={t.clear} act={() => type("")} />}
        </span>
      )}
      <small id={said} role="status">
        {!isDisabled && (isWrong ? wrong : date && dayInWords(date, adminLanguage()))}
      </small>
    </div>
  );
}

/** Why what is typed is refused. */
function whatIsWrong(typed: string): string {
  const [language, date] = [adminLanguage(), dateOnOtherDay(typed)];
  const t = texts[language];
  if (date) return t.otherDay(formatDate(date, language), weekdayOf(date, language));
  const day = dayWithoutYear(typed, language);
  if (day) return t.noYear(day, dateInZone().slice(0, 4));
  const none = dayThatIsNone(typed, language);
  return none ? t.noSuchDay(none) : t.wrong;
}

interface ButtonProps {
  readonly label: string;
  /** The field that it belongs to. */
  readonly of: string;
  readonly act: () => void;
}

function Button({ label, of, act }: ButtonProps) {
  return (
    <button type="button" aria-label={`${of}: ${label}`} onClick={act}>
      {label}
    </button>
  );
}
