import { graphql } from "gatsby";
import {
  ClipboardCheck,
  Download,
  FileSpreadsheet,
  FileText,
  Presentation,
  type LucideIcon,
} from "lucide-react";
import { textAction } from "../../components/Button/Button.styles";
import { useI18n } from "../../i18n/I18nContext";
import { caption, visuallyHidden } from "../../theme/mixins";
import * as styles from "../shared/ResourceRow.styles";

const icons: Readonly<Record<Queries.DemoResourceKind, LucideIcon>> = {
  guide: FileText,
  template: FileSpreadsheet,
  slides: Presentation,
  checklist: ClipboardCheck,
};

export const demoResourceFragment = graphql`
  fragment DemoResource on DemoResource {
    kind
    title
    text
    file {
      publicURL
      base
      extension
      size
    }
  }
`;

export interface DemoResourcesProps {
  readonly resources: readonly Queries.DemoResourceFragment[];
}

/** Files to start with, each with its kind and size. */
export function DemoResources({ resources }: DemoResourcesProps) {
  const { t, format } = useI18n();
  return (
    <ul>
      {resources.map(({ kind, title, text, file }) => {
        const Icon = icons[kind];
        return (
          <li key={title} css={styles.row}>
            <Icon aria-hidden="true" />
            <div>
              <p css={caption}>{t(`demo:kind.${kind}`)}</p>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            <p css={[styles.terms, caption]}>
              {file.extension.toUpperCase()}, {format.fileSize(file.size)}
            </p>
            <a css={textAction} href={file.publicURL ?? undefined} download={file.base}>
              <span>
                {t("demo:downloadFile")} <span css={visuallyHidden}>{title}</span>
              </span>
              <Download aria-hidden="true" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
