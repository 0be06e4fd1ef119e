import { type HomeSection, homeSections } from "../../domain/addresses";
import { useI18n } from "../../i18n/I18nContext";
import { LocalizedLink } from "../../i18n/LocalizedLink";

export interface SectionLinksProps {
  /** Whether this is the home page, where the links only scroll. */
  readonly home: boolean;
  /** The section that an inner page belongs to. */
  readonly current?: HomeSection | undefined;
}

/** Links to the sections of the home page. */
export function SectionLinks({ home, current }: SectionLinksProps) {
  const { t } = useI18n();
  return (
    <ul>
      {homeSections.map((section) => (
        <li key={section}>
          <LocalizedLink
            to={home ? `#${section}` : `/#${section}`}
            aria-current={section === current ? "true" : undefined}
          >
            {t(`common:sections.${section}`)}
          </LocalizedLink>
        </li>
      ))}
    </ul>
  );
}
