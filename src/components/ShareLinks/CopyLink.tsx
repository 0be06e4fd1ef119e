import Link from "lucide-react/icons/link";
import { useState } from "react";
import { useI18n } from "../../i18n/I18nContext";
import { scripted } from "../../theme/mixins";
import * as styles from "./ShareLinks.styles";

export interface CopyLinkProps {
  /** Absolute address of the page. */
  readonly address: string;
}

/** Puts the address on the clipboard and says so. Hidden where scripts do not run. */
export function CopyLink({ address }: CopyLinkProps) {
  const { t } = useI18n();
  const [outcome, setOutcome] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setOutcome(t("share:copied"));
    } catch {
      // The browser refuses the clipboard (permission, no HTTPS): the address is shown instead.
      setOutcome(t("share:notCopied", { address }));
    }
  };
  return (
    <li css={scripted}>
      <button type="button" css={styles.action} onClick={() => void copy()}>
        <Link aria-hidden="true" />
        {t("share:copy")}
      </button>
      <p role="status" css={styles.outcome}>
        {outcome}
      </p>
    </li>
  );
}
