import { useI18next } from "gatsby-plugin-react-i18next";
import type { ReactNode } from "react";
import { I18nProvider } from "./I18nContext";
import type { Translate } from "./keys";

/** Provides a page with the strings that its query loaded. Pages depend on i18next only here. */
export function PageI18n({ children }: { readonly children: ReactNode }) {
  const { t, language, originalPath } = useI18next();
  const translate: Translate = (key, values) => t(key, { ...values });
  return (
    <I18nProvider language={language} path={originalPath} t={translate}>
      {children}
    </I18nProvider>
  );
}
