import { useId, useImperativeHandle, useRef, type Ref } from "react";
import { dateInZone } from "../../domain/zone-time";
import type { ControlProps, DecapCms } from "../decap-cms";
import { dayInWords, isOfOtherCentury, readDate, writeDate } from "../files/read-date";
import { adminLanguage } from "../interface/admin-language";
import { dayTexts, whyNoDate } from "./day-texts";
import { useTyped } from "./use-typed";

/** Name of the widget for dates. */
export const dayWidget = "day";

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

/**
 * A date that is typed day by month by year, shown in words below, or chosen in the browser's calendar. The entry has what is
 * no date as it was typed: so it counts as a change, and its backup keeps it.
 */
export function DayControl({
  value,
  onChange,
  forID,
  classNameWrapper,
  isDisabled,
  field,
  ref,
}: DayControlProps) {
  const t = dayTexts[adminLanguage()];
  const label = field?.get("label") ?? "";
  const known = typeof value === "string" ? value : "";
  const [typed, setTyped] = useTyped(known, shown, read);
  const calendar = useRef<HTMLInputElement>(null);
  const said = useId();
  const hasCalendar = "showPicker" in HTMLInputElement.prototype;
  const isNone = readDate(typed) === undefined;
  // of such a date, the check before saving tells with all else that is wrong
  const isWrong = isNone || isOfOtherCentury(typed);
  const date = isWrong ? "" : known;
  const wrong = whyNoDate(typed);
  useImperativeHandle(ref, () => ({
    isValid: () => ({ error: isNone && { type: "CUSTOM", message: `${label}: ${wrong}` } }),
  }));
  const type = (text: string) => {
    setTyped(text);
    if (read(text) !== known) onChange(read(text));
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
        onBlur={() => setTyped(shown(known))}
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
          {known !== "" && <Button of={label} label={t.clear} act={() => type("")} />}
        </span>
      )}
      <small id={said} role="status">
        {!isDisabled && (isWrong ? wrong : date && dayInWords(date, adminLanguage()))}
      </small>
    </div>
  );
}

/** The date that is typed, or what is typed if it is none. */
const read = (typed: string) => readDate(typed) ?? typed.trim();

const shown = (value: string) => (readDate(value) === undefined ? value : writeDate(value));

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
