import Table2 from "lucide-react/icons/table-2";
import { useEffect, useRef, type ReactNode } from "react";
import { useI18n } from "../../i18n/I18nContext";
import * as styles from "./TableDisclosure.styles";

export interface TableDisclosureProps {
  readonly children: ReactNode;
}

/**
 * Closes the table before the prerendered page is painted, since the chart will show the same. It is an HTML
 * string because React warns about script elements and does not run those that it creates.
 */
const close = "<script>document.currentScript.parentElement.previousElementSibling.open=false</script>";

/** Open in the prerendered page, closed as soon as scripts run, and open again for printing. */
export function TableDisclosure({ children }: TableDisclosureProps) {
  const { t } = useI18n();
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => openInPrint(details), []);
  return (
    <>
      <details
        ref={details}
        css={styles.disclosure}
        open={typeof document === "undefined"}
        suppressHydrationWarning
      >
        <summary>
          <Table2 aria-hidden="true" />
          {t("tracking:table.show")}
        </summary>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
        <div css={styles.scroller} role="region" aria-label={t("tracking:table.region")} tabIndex={0}>
          {children}
        </div>
      </details>
      <span hidden dangerouslySetInnerHTML={{ __html: close }} />
    </>
  );
}

function openInPrint(details: { readonly current: HTMLDetailsElement | null }): () => void {
  let wasOpen = false;
  const set = (open: boolean) => {
    if (details.current) details.current.open = open;
  };
  const before = () => {
    wasOpen = details.current?.open ?? false;
    set(true);
  };
  const after = () => set(wasOpen);
  addEventListener("beforeprint", before);
  addEventListener("afterprint", after);
  return () => {
    removeEventListener("beforeprint", before);
    removeEventListener("afterprint", after);
  };
}
