import type { WrapPageElementBrowserArgs } from "gatsby";
import { localizedPath } from "../domain/paths";
import { I18nProvider } from "../i18n/I18nContext";
import { pageTranslator, type PageLocales } from "../i18n/page-text";
import { ErrorBoundary } from "./ErrorBoundary";
import type { PageContext } from "./page-address";
import { PreviewNote } from "./PreviewNote";

type Args = WrapPageElementBrowserArgs<{ readonly locales: PageLocales }, PageContext>;

/** Gives a page its language and the strings that its query loaded, and catches its errors. */
export function wrapPageElement({ element, props }: Args) {
  const { language, i18n, preview } = props.pageContext;
  const t = pageTranslator(props.data.locales);
  return (
    <ErrorBoundary
      // A new boundary for each path: leaving a broken page clears the error.
      key={props.location.pathname}
      home={localizedPath("/", language)}
      t={t}
    >
      <I18nProvider language={language} path={i18n.originalPath} t={t}>
        {preview && <PreviewNote from={preview.from} />}
        {element}
      </I18nProvider>
    </ErrorBoundary>
  );
}
