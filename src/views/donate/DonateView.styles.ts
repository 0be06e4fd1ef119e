import { css } from "@emotion/react";
import { below, from } from "../../theme/breakpoints";
import { crops } from "../../theme/crops";
import { print } from "../../theme/mixins";
import { twelveColumns } from "../../theme/patterns";

export const opening = css`
  ${twelveColumns};
  padding-top: calc(var(--header) + clamp(1.25rem, 3vw, 2.5rem));
  @media ${from.wide} {
    > div,
    > section {
      grid-column: 1 / span 6;
    }
    > form {
      grid-column: 8 / -1;
      grid-row: 1 / span 3;
      align-self: start;
    }
    grid-template-rows: auto auto 1fr;
  }
  /* on phones the form comes right after what it is for */
  @media ${below.wide} {
    > section {
      order: 1;
    }
  }
  > section h2 {
    font-size: var(--fs-h3);
    margin-bottom: 1rem;
  }
`;

export const figure = css`
  margin-top: clamp(2.5rem, 5vw, 4.5rem);
  figcaption {
    margin-top: 0.6rem;
  }
`;

export const wide = css`
  ${print};
  aspect-ratio: 16/11;
  @media ${from.medium} {
    aspect-ratio: ${crops.banner};
  }
`;

export const wideSizes = `${from.full} 82.5rem, 90vw`;

export const story = css`
  padding-bottom: var(--section);
  div + & {
    padding-top: var(--section);
  }
  h2 {
    margin-bottom: 1.5rem;
  }
`;

/** The text and, beside it from 1024 px, links to the other campaigns. */
export const storyColumns = css`
  ${twelveColumns};
  @media ${from.wide} {
    > :first-of-type {
      grid-column: 1 / span 7;
    }
    > :last-of-type {
      grid-column: 9 / -1;
    }
  }
`;

export const aside = css`
  display: grid;
  gap: 2.5rem;
  align-content: start;
  nav h2,
  section h2 {
    font-size: var(--fs-h3);
    margin-bottom: 1rem;
  }
`;

export const links = css`
  li {
    border-top: 1px solid var(--border);
    &:last-of-type {
      border-bottom: 1px solid var(--border);
    }
  }
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
    min-height: 3.25rem;
    padding-block: 0.6rem;
    font-weight: var(--w-strong);
    line-height: 1.35;
  }
  svg {
    width: 1.25em;
    height: 1.25em;
    flex: none;
  }
`;

export const updates = css`
  margin-top: 3rem;
  max-width: var(--measure);
  h2 {
    font-size: var(--fs-h3);
  }
  li {
    border-top: 1px solid var(--border);
    padding-block: 1rem;
  }
`;
