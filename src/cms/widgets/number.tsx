import { useId } from "react";
import type { AdminLanguage } from "../../content-model/field-info";
import { formatNumeral } from "../../domain/format";
import { numbersMeant } from "../../domain/typed-number";
import { signsOf } from "../../domain/units";
import type { ControlProps, DecapCms } from "../decap-cms";
import { adminLanguage } from "../interface/admin-language";
import { useTyped } from "./use-typed";

const english = {
  wrong: "This is no number. Write digits only, like 18,000 or 1.8.",
  either: (numbers: string) => `This can mean ${numbers}. Write one of them.`,
};

const texts: Readonly<Record<AdminLanguage, typeof english>> = {
  en: english,
  id: {
    wrong: "Ini bukan bilangan. Tulis angkanya saja, misalnya 18.000 atau 1,8.",
    either: (numbers) => `Ini dapat berarti ${numbers}. Tulis salah satunya.`,
  },
};

/**
 * Registers the widget for numbers, typed and shown as in the editor's language. Decap's own is the browser's number
 * input, which takes the thousands point of `62.500` for a decimal point, whoever types it.
 */
export function registerNumberWidget(CMS: DecapCms): void {
  CMS.registerWidget("number", NumberControl);
}

/** A number as text. The entry has what cannot be read, or in several ways, as it was typed: the model refuses that. */
export function NumberControl({
  value,
  onChange,
  forID,
  classNameWrapper,
  isDisabled,
  field,
  entry,
  setActiveStyle,
  setInactiveStyle,
}: ControlProps) {
  const language = adminLanguage();
  const said = useId();
  const min = field?.get("min") ?? 0;
  const isWhole = field?.get("isWhole") ?? false;
  const max = field?.get("max") ?? Number.MAX_SAFE_INTEGER;
  const unitIn = field?.get("unitIn")?.split(".");
  const unit = unitIn ? entry?.getIn(["data", ...unitIn]) : field?.get("unit");
  const meant = (text: string) => numbersMeant(text, language, { isWhole, min, max }, signsOf(unit));
  const read = (text: string) => {
    const [number, ...others] = meant(text);
    return number === undefined || others.length > 0 ? text.trim() : number;
  };
  const [typed, setTyped] = useTyped(value, (each) => shown(each, language), read);
  return (
    <>
      <input
        id={forID}
        className={classNameWrapper}
        value={typed}
        // the keys of a phone for numbers have no minus
        inputMode={min < 0 ? "text" : isWhole ? "numeric" : "decimal"}
        disabled={isDisabled}
        autoComplete="off"
        aria-describedby={said}
        aria-invalid={isUnread(value)}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(read(target.value));
        }}
        onFocus={setActiveStyle}
        onBlur={() => {
          setTyped(shown(value, language));
          setInactiveStyle?.();
        }}
      />
      <p id={said} className="tajuk-advice" role="status">
        {!isDisabled && isUnread(value) && why(meant(value), language)}
      </p>
    </>
  );
}

function isUnread(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

function shown(value: unknown, language: AdminLanguage): string {
  if (typeof value === "number") return formatNumeral(value, language);
  return isUnread(value) ? value : "";
}

function why(numbers: readonly number[], language: AdminLanguage): string {
  const { wrong, either } = texts[language];
  if (numbers.length === 0) return wrong;
  const written = numbers.map((number) => formatNumeral(number, language));
  return either(new Intl.ListFormat(language, { type: "disjunction" }).format(written));
}
