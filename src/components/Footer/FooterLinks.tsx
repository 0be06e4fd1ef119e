import { useI18n } from "../../i18n/I18nContext";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import type { FooterColumn } from "./footer-columns";

export interface FooterLinksProps {
  readonly column: FooterColumn;
}

/** One column of links below its heading. */
export function FooterLinks({ column }: FooterLinksProps) {
  const { t } = useI18n();
  const headingId = `footer-${column.id}`;
  return (
    <nav aria-labelledby={headingId}>
      <h2 id={headingId}>{t(column.title)}</h2>
      <ul>
        {column.links.map(({ text, to }) => (
          <li key={text}>
            <LocalizedLink to={to}>{t(text)}</LocalizedLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
