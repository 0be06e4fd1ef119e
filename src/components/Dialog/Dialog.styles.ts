import { css } from "@emotion/react";
import { from } from "../../theme/breakpoints";
import { iconButton } from "../Button/Button.styles";

const inset = "clamp(1.25rem, 3.2vw, 2.25rem)";
const highest = "calc(100dvh - 1.5rem)";

export const scrim = css`
  position: fixed;
  inset: 0;
  z-index: 55;
  background: var(--scrim);
`;

export const sheet = css`
  position: fixed;
  z-index: 56;
  inset: 0;
  margin: auto;
  width: min(100% - 1.5rem, 66rem);
  height: fit-content;
  max-height: ${highest};
  border-radius: var(--r-panel);
  background: var(--surface);
  color: var(--text);
  box-shadow: var(--e-dialog);
  overflow: auto;
  /* what is scrolled into view is not covered by the foot */
  scroll-padding-bottom: 6rem;
  overscroll-behavior: contain;
  &:focus-visible {
    outline-offset: -3px;
    border-radius: var(--r-panel);
  }
`;

export const narrow = css`
  width: min(100% - 1.5rem, 38rem);
`;

/** The picture on top; from 768 px beside the text, where it stays while the text scrolls. */
export const pictured = css`
  @media ${from.medium} {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`;

export const art = css`
  > picture img {
    aspect-ratio: 16/8;
  }
  @media ${from.medium} {
    grid-area: 1 / 1;
    position: sticky;
    top: 0;
    height: 100%;
    min-height: min(36rem, 80dvh);
    max-height: ${highest};
    contain: size;
    > picture img {
      aspect-ratio: auto;
    }
  }
`;

/** Body and foot; the foot stays at the bottom beside a taller picture, too. */
export const words = css`
  display: flex;
  flex-direction: column;
  @media ${from.medium} {
    grid-area: 1 / 2;
  }
`;

export const body = css`
  flex: 1;
  display: grid;
  gap: 1.25rem;
  align-content: start;
  padding: ${inset};
  h2 {
    font-size: clamp(1.625rem, 1.3rem + 1.5vw, 2.375rem);
    margin-top: 0.6rem;
    padding-inline-end: 2rem;
  }
  h3 {
    font-size: var(--fs-h4);
    letter-spacing: -0.012em;
    margin-bottom: 0.4rem;
  }
`;

export const foot = css`
  position: sticky;
  bottom: 0;
  display: grid;
  gap: 0.75rem;
  padding: 0.9rem ${inset};
  background: var(--surface);
  border-top: 1px solid var(--border);
`;

export const choices = css`
  display: flex;
  gap: 0.75rem;
  justify-content: flex-end;
  > * {
    flex: 1 1 auto;
    padding-inline: 1.1rem;
  }
  @media ${from.medium} {
    > * {
      flex: none;
      padding-inline: 1.4rem;
    }
  }
`;

/** Stays in the corner while the sheet scrolls, and takes no space from the content. */
export const corner = css`
  position: sticky;
  z-index: 1;
  top: 0.75rem;
  float: inline-end;
  grid-area: 1 / 2;
  justify-self: end;
  align-self: start;
  margin: 0.75rem 0.75rem calc(-1 * var(--tap) - 0.75rem);
`;

export const close = css`
  ${iconButton};
  background: var(--surface);
  color: var(--text);
  box-shadow: var(--e-float);
  border-radius: 50%;
  @media (hover: hover) {
    &:hover {
      background: var(--sunk);
    }
  }
`;
