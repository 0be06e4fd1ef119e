import { css } from "@emotion/react";

/** A book on a table; on phones its words are enough. */
export const table = css`
  display: none;
  @media (min-width: 48rem) {
    display: grid;
    place-items: center;
    height: 100%;
    padding: 2.5rem;
    background: var(--mist);
  }
`;

/** What is said above the buttons, which keep their distance themselves. */
export const said = css`
  > p {
    margin-block: 0;
  }
`;
