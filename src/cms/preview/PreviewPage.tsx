import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { useMemo, type ReactNode } from "react";
import { I18nProvider } from "../../i18n/I18nContext";
import type { Translate } from "../../i18n/keys";
import type { PreviewProps } from "./preview-props";
import { PreviewTheme } from "./PreviewTheme";

export interface PreviewPageProps extends Pick<PreviewProps, "document" | "locale"> {
  readonly t: Translate;
  readonly children: ReactNode;
}

/**
 * A page of the site in the preview's iframe, with its styles, language and colours. Its forms are not sent.
 */
export function PreviewPage({ document, locale, t, children }: PreviewPageProps) {
  const cache = useMemo(() => createCache({ key: "preview", container: document.head }), [document]);
  return (
    <CacheProvider value={cache}>
      <I18nProvider language={locale} path="/" t={t}>
        <header>
          <PreviewTheme document={document} />
        </header>
        <main
          lang={locale}
          onSubmitCapture={(event) => {
            event.preventDefault();
            event.stopPropagation();
          }}
        >
          {children}
        </main>
      </I18nProvider>
    </CacheProvider>
  );
}
