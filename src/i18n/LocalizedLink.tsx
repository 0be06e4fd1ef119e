import { Link } from "gatsby";
import type { AnchorHTMLAttributes, ReactNode } from "react";
import { localizedPath } from "../domain/paths";
import { useI18n } from "./I18nContext";

export interface LocalizedLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** Path in the default language (`/news/#top`), or an address of another site. */
  readonly to: string;
  readonly children: ReactNode;
}

/** A link to a page of the site in the reader's language; other addresses become plain links. */
export function LocalizedLink({ to, children, ...attributes }: LocalizedLinkProps) {
  const { language } = useI18n();
  if (!to.startsWith("/")) {
    return (
      <a href={to} {...attributes}>
        {children}
      </a>
    );
  }
  return (
    <Link to={localizedPath(to, language)} {...attributes}>
      {children}
    </Link>
  );
}
