import { css } from "@emotion/react";
import { crops } from "../../theme/crops";
import { print } from "../../theme/mixins";
import { textAction } from "../Button/Button.styles";

export const card = css`
  display: flex;
  flex-direction: column;
  height: 100%;
  h2,
  h3 {
    font-size: var(--fs-h3);
    letter-spacing: -0.022em;
    margin-top: 0.6rem;
  }
  img {
    transition: transform var(--slow) var(--ease);
  }
  @media (prefers-reduced-motion: no-preference) {
    @media (hover: hover) {
      &:hover img {
        transform: scale(1.02);
      }
    }
  }
`;

/** A list of cards can set `--card-picture-height` to give all pictures of a row the same height. */
export const picture = css`
  ${print};
  margin-bottom: 1rem;
  aspect-ratio: var(--card-picture-ratio, ${crops.landscape});
  height: var(--card-picture-height, auto);
`;

export const tags = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.4rem 0.85rem;
`;

export const impact = css`
  display: flex;
  gap: 0.55rem;
  align-items: baseline;
  margin-top: 0.5rem;
  font-weight: var(--w-medium);
  > svg {
    width: 1.25em;
    height: 1.25em;
    flex: none;
    color: var(--link);
    transform: translateY(0.22em);
  }
`;

export const description = css`
  margin-top: 0.5rem;
  color: var(--text-muted);
  font-size: var(--fs-small);
  line-height: 1.6;
`;

export const more = css`
  ${textAction};
  margin-top: 0.5rem;
  align-self: flex-start;
`;
