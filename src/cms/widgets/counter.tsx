import type { ComponentType } from "react";
import type { AdminLanguage } from "../../content-model/field-info";
import type { ControlProps, DecapCms } from "../decap-cms";
import { adminLanguage } from "../interface/admin-language";

const texts: Readonly<
  Record<AdminLanguage, Readonly<Record<"used" | "left" | "over", (...counts: readonly number[]) => string>>>
> = {
  en: {
    used: (used, limit) => `${used} of ${limit}`,
    left: (count) => `${count} characters left at most`,
    over: (count) => `${count} too many`,
  },
  id: {
    used: (used, limit) => `${used} dari ${limit}`,
    left: (count) => `Tersisa paling banyak ${count} karakter`,
    over: (count) => `Kelebihan ${count} karakter`,
  },
};

/** Shows below texts how many of their characters are used. Other widgets that are made of these show it, too. */
export function registerCounters(CMS: DecapCms): void {
  for (const name of ["string", "text"]) {
    const { control, preview, schema } = CMS.getWidget(name);
    CMS.registerWidget(name, withCounter(control), preview, schema);
  }
}

/** Wraps a widget so that it counts the characters of a field that has a limit. */
export function withCounter(Control: ComponentType<ControlProps>) {
  return function CountedControl(props: ControlProps) {
    const limit = props.field?.get("limit");
    const used = typeof props.value === "string" ? props.value.trim().length : 0;
    return (
      <>
        <Control {...props} />
        {limit !== undefined && !props.isDisabled && <Counter used={used} limit={limit} />}
      </>
    );
  };
}

/** Shows the exact count; near the limit, screen readers alone are told what is left, in steps of ten characters. */
function Counter({ used, limit }: { readonly used: number; readonly limit: number }) {
  const t = texts[adminLanguage()];
  const left = limit - used;
  const isNear = left <= Math.min(20, limit / 4);
  return (
    <p className="tajuk-counter" data-over={left < 0}>
      {t.used(used, limit)}
      <span role="status">
        {left < 0 && t.over(-left)}
        {left >= 0 && isNear && <i>{t.left(Math.ceil(left / 10) * 10)}</i>}
      </span>
    </p>
  );
}
