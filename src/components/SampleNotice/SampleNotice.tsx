import { css } from "@emotion/react";
import { from } from "../../theme/breakpoints";
import { small } from "../../theme/mixins";
import { Badge } from "../Badge/Badge";

const notice = css`
  ${small};
  display: grid;
  justify-items: start;
  gap: 0.5rem 0.9rem;
  margin-top: 1.25rem;
  max-width: var(--measure);
  @media ${from.small} {
    grid-template-columns: auto 1fr;
    align-items: baseline;
  }
`;

export interface SampleNoticeProps {
  /** A word such as “sample”. */
  readonly mark: string;
  readonly text: string;
}

/** A badge and a sentence beside it that say what is only a sample on the page. */
export function SampleNotice({ mark, text }: SampleNoticeProps) {
  return (
    <p css={notice}>
      <Badge tone="trial">{mark}</Badge> {text}
    </p>
  );
}
