import { css } from "@emotion/react";
import { below, from, upTo } from "../../theme/breakpoints";

export const logo = css`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: var(--tap);
  color: var(--text);
  text-decoration: none;
  font-weight: 800;
  font-size: 1.5rem;
  letter-spacing: -0.045em;
  line-height: 1;
  svg {
    flex: none;
    width: 2.1rem;
    height: 2.1rem;
    color: var(--primary);
  }
  [data-ground="peat"] & svg {
    color: var(--text);
  }
  @media ${upTo.narrow} {
    gap: 0.25rem;
    font-size: 1.3rem;
  }
`;

/** A name on a line. Where it has no room beside the mark, it is on a line below, which is cut off: the mark stands for it. */
export const short = css`
  flex-wrap: wrap;
  height: var(--tap);
  overflow: hidden;
  svg {
    margin-block: calc((var(--tap) - 2.1rem) / 2);
  }
`;

/**
 * A name that wraps: smaller, in up to four lines on a phone. In the header of a phone its width does not depend on
 * what comes after it, so that it stays in place as a page arrives. On the narrowest one, the mark stands for it.
 */
export const long = css`
  min-width: 0;
  font-size: var(--fs-caption);
  line-height: 1.1;
  @media ${upTo.narrow} {
    header & span {
      display: none;
    }
  }
  @media ${below.handset} {
    header & {
      flex: none;
    }
    header & span {
      width: min-content;
      min-width: 5rem;
    }
  }
  @media ${from.handset} {
    max-width: 13rem;
    font-size: 1.15rem;
  }
`;

export const sunlit = css`
  fill: var(--highlight);
`;
