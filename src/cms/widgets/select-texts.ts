import type { AdminLanguage } from "../../content-model/field-info";
import type { SelectProps } from "../../patches/select-props";
import { adminLanguage } from "../interface/admin-language";
import { hasAllWords } from "../lists/folded";

const english = {
  none: "No options",
  found: (count: number) => `${count} options to choose from.`,
  foundFor: (typed: string) => `Search term: ${typed}.`,
  closed: "Type to find options, press Down to see all of them.",
  open: "Use Up and Down to choose options, press Enter to select one, press Escape to close.",
  values: "Use left and right to go through what is selected, press Backspace to remove it.",
  selected: (label: string) => `${label} selected.`,
  removed: (label: string) => `${label} removed.`,
  cleared: "All selected options have been cleared.",
};

const texts: Readonly<Record<AdminLanguage, typeof english>> = {
  en: english,
  id: {
    none: "Tidak ada pilihan",
    found: (count) => `Ada ${count} pilihan.`,
    foundFor: (typed) => `Kata yang dicari: ${typed}.`,
    closed: "Ketik untuk mencari pilihan, tekan panah bawah untuk melihat semuanya.",
    open: "Pakai panah atas dan bawah untuk berpindah, Enter untuk memilih, Escape untuk menutup.",
    values: "Pakai panah kiri dan kanan untuk berpindah di antara yang dipilih, Backspace untuk membuangnya.",
    selected: (label) => `${label} dipilih.`,
    removed: (label) => `${label} dibuang.`,
    cleared: "Semua pilihan dikosongkan.",
  },
};

/** What react-select tells of a change. */
interface SelectChange {
  readonly action: string;
  readonly label?: string;
  readonly labels?: readonly string[];
}

/** What selects say to eyes and to screen readers, in the language of the editors' area, and find by any words. */
export function selectProps(): SelectProps {
  const t = texts[adminLanguage()];
  const guidance = { input: t.closed, menu: t.open, value: t.values };
  return {
    noOptionsMessage: () => t.none,
    screenReaderStatus: ({ count }) => t.found(count),
    filterOption: ({ label, data: { also = "" } }, typed) => hasAllWords(`${label} ${also}`, typed),
    ariaLiveMessages: {
      guidance: ({ context }: { readonly context: keyof typeof guidance }) => guidance[context],
      onChange: ({ action, label = "", labels = [] }: SelectChange) => {
        if (action === "clear") return t.cleared;
        if (action === "initial-input-focus") return labels.length > 0 ? t.selected(labels.join(", ")) : "";
        if (action === "select-option") return t.selected(label);
        return label === "" ? "" : t.removed(label);
      },
      onFocus: ({ label = "" }: Pick<SelectChange, "label">) => label,
      onFilter: ({ inputValue = "", resultsMessage = "" }: Readonly<Record<string, string>>) =>
        [inputValue && t.foundFor(inputValue), resultsMessage].filter(Boolean).join(" "),
    },
  };
}
