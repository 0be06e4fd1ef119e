import { css } from "@emotion/react";
import { graphql } from "gatsby";
import Download from "lucide-react/icons/download";
import { downloadFormat } from "../../domain/downloads";
import { useI18n } from "../../i18n/I18nContext";
import { buttonStyles, textAction } from "../Button/Button.styles";

const fileList = css`
  display: grid;
  gap: 0.5rem;
  justify-items: start;
`;

export const linkedFileFragment = graphql`
  fragment LinkedFile on File {
    publicURL
    base
    extension
    size
  }
`;

export interface FileLinksProps {
  /** The best one first. */
  readonly files: readonly Queries.LinkedFileFragment[];
  /** Whether the first is a button. */
  readonly prominent?: boolean;
  /** What is downloaded, for those who do not see what is around. */
  readonly title?: string;
}

/** Links to the files of a resource, each with its format and size. */
export function FileLinks({ files, prominent = false, title }: FileLinksProps) {
  const { t, format } = useI18n();
  return (
    <ul css={fileList}>
      {files.map(({ publicURL, base, extension, size }, index) => {
        const words = t("common:file.download", {
          format: t(`common:file.format.${downloadFormat(extension)}`),
          size: format.fileSize(size),
        });
        return (
          <li key={base}>
            <a
              css={prominent && index === 0 ? buttonStyles({}) : textAction}
              href={publicURL ?? undefined}
              download={base}
              aria-label={title && `${words}: ${title}`}
            >
              <Download aria-hidden="true" />
              {words}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
