import { visuallyHidden } from "../../theme/mixins";

export interface ShortLabelProps {
  /** What the link or button does: all that is seen. */
  readonly action: string;
  /** What it does it with: for screen readers and search engines. */
  readonly about: string;
}

/** The label of a link or button that stands beside what it is about. */
export function ShortLabel({ action, about }: ShortLabelProps) {
  return (
    <>
      <span aria-hidden="true">{action}</span>
      <span css={visuallyHidden}>{`${action}: ${about}`}</span>
    </>
  );
}
