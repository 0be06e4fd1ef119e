import { LocalizedLink } from "../../i18n/LocalizedLink";

/** A link of the footer; `to` is a path in the default language. */
export interface FooterLink {
  readonly text: string;
  readonly to: string;
  /** Language of the text, where it is not the page's. */
  readonly lang?: string | undefined;
}

export interface FooterLinksProps {
  readonly id: string;
  readonly title: string;
  readonly links: readonly FooterLink[];
}

/** One column of links below its heading. */
export function FooterLinks({ id, title, links }: FooterLinksProps) {
  const headingId = `footer-${id}`;
  return (
    <nav aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      <ul>
        {links.map(({ text, to, lang }) => (
          <li key={text}>
            <LocalizedLink to={to} lang={lang}>
              {text}
            </LocalizedLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
