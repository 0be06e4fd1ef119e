import type { WrapPageElementBrowserArgs } from "gatsby";
import { localizedPath } from "../domain/paths";
import { headTranslator, type PageLocales } from "../i18n/head-text";
import { ErrorBoundary } from "./ErrorBoundary";
import type { PageContext } from "./PageHead";

type Args = WrapPageElementBrowserArgs<{ readonly locales: PageLocales }, PageContext>;

/** Catches errors of a page, from outside its language context, which may be what failed. */
export function wrapPageElement({ element, props }: Args) {
  return (
    <ErrorBoundary
      // A new boundary for each path: leaving a broken page clears the error.
      key={props.location.pathname}
      home={localizedPath("/", props.pageContext.language)}
      t={headTranslator(props.data.locales)}
    >
      {element}
    </ErrorBoundary>
  );
}
