import Table2 from "lucide-react/icons/table-2";
import { useEffect, useRef, type ReactNode } from "react";
import { useI18n } from "../../i18n/I18nContext";
import * as styles from "./TableDisclosure.styles";

export interface TableDisclosureProps {
  readonly children: ReactNode;
}

/**
 * Closes the table before the prerendered page is painted, since the chart will show the same, and opens it for
 * printing, also before the page's scripts run. It is an HTML string because React warns about script elements
 * and does not run those that it creates.
 */
const close =
  "<script>{const details=document.currentScript.parentElement.previousElementSibling;details.open=false;" +
  `(${openInPrint.toString()})(details)}</script>`;

/** Open in the prerendered page, closed as soon as scripts run, and open again for printing. */
export function TableDisclosure({ children }: TableDisclosureProps) {
  const { t } = useI18n();
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => (details.current ? openInPrint(details.current) : undefined), []);
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

/**
 * Opens the table for printing, and leaves it as it was afterwards. It takes the place of what was set before it,
 * so that the page's inline script and the component may both call it. Its text is put into the page, so that it
 * may use nothing but its argument and the browser.
 */
function openInPrint(details: HTMLDetailsElement): () => void {
  let wasOpen = false;
  window.onbeforeprint = () => {
    wasOpen = details.open;
    details.open = true;
  };
  window.onafterprint = () => {
    details.open = wasOpen;
  };
  return () => {
    window.onbeforeprint = null;
    window.onafterprint = null;
  };
}
