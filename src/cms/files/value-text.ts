import type { AdminLanguage, FieldInfo } from "../../content-model/field-info";
import { formatNumeral } from "../../domain/format";
import type { AdminWords } from "../config/field";

const switched: Readonly<Record<AdminLanguage, { readonly on: string; readonly off: string }>> = {
  en: { on: "on", off: "off" },
  id: { on: "aktif", off: "nonaktif" },
};

/** A field's value as the form shows it; undefined for groups and lists, whose fields are told one by one. */
export function valueText(
  { widget, options, words: prefix }: FieldInfo,
  value: unknown,
  { language, string }: AdminWords,
): string | undefined {
  if (typeof value === "boolean") return value ? switched[language].on : switched[language].off;
  if (typeof value === "number") return formatNumeral(value, language);
  if (typeof value !== "string") return undefined;
  if (widget === "imageFile" || widget === "file") return value.split("/").pop();
  if (prefix) return string(`${prefix}.${value}`);
  return options?.[value]?.[language] ?? value;
}
