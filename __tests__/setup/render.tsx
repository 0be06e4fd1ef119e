import { render } from "@testing-library/react";
import type { ReactElement, ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { I18nProvider } from "../../src/i18n/I18nContext";
import type { Language } from "./languages";
import { translator } from "./translator";

/**
 * Renders an element inside a page in a language.
 *
 * @param page path of the page in the default language
 */
export function renderIn(language: Language, ui: ReactElement, page = "/") {
  return render(ui, { wrapper: pageIn(language, page) });
}

/** Renders an element to static HTML, as prerendered for visitors without scripts. */
export function prerenderIn(language: Language, ui: ReactElement, page = "/") {
  const Page = pageIn(language, page);
  document.documentElement.classList.remove("js");
  return render(<div dangerouslySetInnerHTML={{ __html: renderToString(<Page>{ui}</Page>) }} />);
}

/**
 * Prerenders an element and hydrates it.
 *
 * @param meanwhile is called before the hydration
 */
export function hydrateIn(language: Language, ui: ReactElement, meanwhile: () => void) {
  const Page = pageIn(language, "/");
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<Page>{ui}</Page>);
  meanwhile();
  return render(ui, { wrapper: Page, container, hydrate: true });
}

function pageIn(language: Language, page: string) {
  const t = translator(language);
  return function Page({ children }: { readonly children?: ReactNode }) {
    return (
      <I18nProvider language={language} path={page} t={t}>
        {children}
      </I18nProvider>
    );
  };
}
