import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { pricesFor } from "../../domain/price";
import { foreignLang } from "../../i18n/foreign";
import { useI18n } from "../../i18n/I18nContext";
import { caption } from "../../theme/mixins";
import { resourceIcons } from "./resource-icons";
import * as styles from "./ResourceRow.styles";
import { takenAs } from "./taken-as";

export const resourceRowFragment = graphql`
  fragment ResourceRow on Resource {
    slug
    title
    description
    type
    icon
    ...Price
    downloads
    sampleFigures
    ...ForeignText
  }
`;

const counts = {
  downloads: { real: "resources:downloads", sample: "resources:sampleDownloads" },
  readers: { real: "resources:readers", sample: "resources:sampleReaders" },
} as const;

export interface ResourceRowProps {
  readonly resource: Queries.ResourceRowFragment;
  /** The link to the resource. */
  readonly children: ReactNode;
}

/** A resource in one line: what it is, what it costs, and how to get it. */
export function ResourceRow({ resource, children }: ResourceRowProps) {
  const { t, language, format } = useI18n();
  const { title, price, downloads, sampleFigures } = resource;
  const lang = foreignLang(resource);
  const Icon = resourceIcons[resource.icon];
  return (
    <li css={styles.row}>
      <Icon aria-hidden="true" />
      <div>
        <p css={caption}>{t(`resources:type.${resource.type}`)}</p>
        <h3 lang={lang}>{title}</h3>
        <p lang={lang}>{resource.description}</p>
      </div>
      <p css={styles.terms}>
        <b>{price > 0 ? format.money(pricesFor(language, resource)[0]) : t("resources:free")}</b>
        {downloads === null ? null : (
          <span css={caption}>
            {t(counts[takenAs(resource)][sampleFigures ? "sample" : "real"], {
              downloads: format.compact(downloads),
            })}
          </span>
        )}
      </p>
      {children}
    </li>
  );
}
