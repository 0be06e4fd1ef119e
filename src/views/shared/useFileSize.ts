import { useI18n } from "../../i18n/I18nContext";
import { intlLocale } from "../../i18n/languages";

/** Writes a size in bytes in the reader's language: `4213` → `4.2 kB`. */
export function useFileSize(): (bytes: number) => string {
  const { language } = useI18n();
  const format = new Intl.NumberFormat(intlLocale(language), {
    style: "unit",
    unit: "kilobyte",
    maximumFractionDigits: 1,
  });
  return (bytes) => format.format(bytes / 1000);
}
