import { graphql } from "gatsby";
import ClipboardCheck from "lucide-react/icons/clipboard-check";
import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import FileText from "lucide-react/icons/file-text";
import Presentation from "lucide-react/icons/presentation";
import type { LucideIcon } from "lucide-react/types";
import { FileLinks } from "../../components/FileLinks/FileLinks";
import { useI18n } from "../../i18n/I18nContext";
import { caption } from "../../theme/mixins";
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
    files {
      ...LinkedFile
    }
  }
`;

export interface DemoResourcesProps {
  readonly resources: readonly Queries.DemoResourceFragment[];
}

/** Things to start with, each with its files. */
export function DemoResources({ resources }: DemoResourcesProps) {
  const { t } = useI18n();
  return (
    <ul>
      {resources.map(({ kind, title, text, files }) => {
        const Icon = icons[kind];
        return (
          <li key={title} css={styles.row}>
            <Icon aria-hidden="true" />
            <div>
              <p css={caption}>{t(`demo:kind.${kind}`)}</p>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            <div css={styles.files}>
              <FileLinks files={files} title={title} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
