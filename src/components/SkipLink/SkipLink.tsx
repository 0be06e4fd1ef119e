import { css } from "@emotion/react";
import { useI18n } from "../../i18n/I18nContext";

const skip = css`
  position: fixed;
  left: var(--gutter);
  top: -5rem;
  z-index: 100;
  padding: 0.75rem 1rem;
  background: var(--surface);
  color: var(--text);
  border-radius: var(--r-field);
  &:focus {
    top: 0.5rem;
  }
  @media print {
    display: none;
  }
`;

export interface SkipLinkProps {
  /** `id` of the element that holds the page's own content. */
  readonly target: string;
}

/** The first focusable element: a link past the header, to the content. */
export function SkipLink({ target }: SkipLinkProps) {
  const { t } = useI18n();
  return (
    <a css={skip} href={`#${target}`}>
      {t("common:skip")}
    </a>
  );
}
