import { useI18n } from "../../i18n/I18nContext";
import { linkRow } from "../../theme/mixins";

export interface PagePartsProps {
  readonly parts: readonly {
    /** Anchor on this page. */
    readonly id: string;
    readonly title: string;
  }[];
}

/** Links to the parts of a long page. */
export function PageParts({ parts }: PagePartsProps) {
  const { t } = useI18n();
  return (
    <nav aria-label={t("common:parts")}>
      <ul css={linkRow}>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
