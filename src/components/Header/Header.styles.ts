import { css } from "@emotion/react";
import { below, from, upTo } from "../../theme/breakpoints";
import { wrap } from "../../theme/mixins";

export const header = css`
  position: fixed;
  inset: 0 0 auto;
  z-index: 50;
  height: var(--header);
  background: var(--bg);
  border-bottom: 1px solid var(--border);
  transition:
    background var(--mid),
    border-color var(--mid);
  @media print {
    display: none;
  }
`;

/** At the top of the home page the header looks like a part of the hero's sky. */
export const inSky = css`
  &:not([data-scrolled], :has(details[open])) {
    background: var(--sky);
    border-color: transparent;
  }
`;

export const row = css`
  ${wrap};
  display: flex;
  align-items: center;
  gap: 0.5rem;
  height: 100%;
`;

export const wideOnly = css`
  display: none;
  @media ${from.wide} {
    display: flex;
    align-items: center;
  }
`;

export const navigation = css`
  ${wideOnly};
  margin-inline-start: clamp(1rem, 3vw, 3rem);
  ul {
    display: flex;
    gap: clamp(0.1rem, 0.6vw, 0.5rem);
  }
  a {
    display: flex;
    align-items: center;
    min-height: var(--tap);
    padding-inline: clamp(0.4rem, 1.6vw - 0.6rem, 0.7rem);
    line-height: 1.2;
    color: var(--text);
    font-weight: var(--w-medium);
    font-size: 1rem;
    text-decoration: none;
    border-radius: var(--r-field);
  }
  @media (hover: hover) {
    a:hover {
      text-decoration: underline 2px;
    }
  }
  a[aria-current] {
    font-weight: var(--w-head);
  }
`;

export const end = css`
  margin-inline-start: auto;
  display: flex;
  align-items: center;
  gap: 0.5rem;
  @media ${from.roomy} {
    gap: 1rem;
  }
  @media ${upTo.narrow} {
    > a {
      padding-inline: 0.75rem;
    }
  }
`;

/** As small as its icon until it has the focus, and then over the end of the navigation. */
export const search = css`
  @media ${below.wide} {
    display: none;
  }
  width: var(--tap);
  height: var(--tap);
  svg {
    left: auto;
    right: 0.75rem;
    z-index: 1;
    color: var(--text);
  }
  input {
    position: absolute;
    inset: 0 0 0 auto;
    min-height: 0;
    padding: 0;
    border-color: transparent;
    background: none;
    cursor: pointer;
  }
  input:not(:focus) {
    color: transparent;
    &::placeholder {
      color: transparent;
    }
  }
  input:focus {
    width: 20rem;
    padding-inline: 1rem 3rem;
    border-color: var(--border-strong);
    background: var(--surface);
    cursor: text;
  }
`;
