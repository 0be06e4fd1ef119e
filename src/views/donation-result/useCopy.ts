import { useState } from "react";
import { useI18n } from "../../i18n/I18nContext";

/** Copies values, and what to say about the last one, for a `role="status"`. */
export function useCopy(): { readonly said: string; readonly copy: (value: string) => void } {
  const { t } = useI18n();
  const [said, setSaid] = useState("");
  const write = async (value: string) => {
    await navigator.clipboard.writeText(value);
    setSaid(t("server:transfer.copied", { value }));
  };
  return { said, copy: (value) => void write(value).catch(() => setSaid(t("server:transfer.notCopied"))) };
}
