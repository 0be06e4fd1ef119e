import { css } from "@emotion/react";
import { below, from } from "../../theme/breakpoints";

export const footer = css`
  --edge: clamp(3rem, 6vw, 5.5rem);
  position: relative;
  padding-block: var(--edge) 2rem;
  overflow-wrap: anywhere;
  @media screen {
    /* Below a short page its ground goes on to the bottom of the window. At the bottom itself it would move as it arrives. */
    box-shadow: 0 50vh 0 50vh var(--bg);
  }
  &::before {
    content: "";
    position: absolute;
    inset: 0 0 auto;
    height: var(--edge);
    background: url(/pattern-kawung-paper.svg) 50% 0/4.5rem;
    opacity: var(--pattern-band-opacity);
    mask: linear-gradient(#000, transparent);
  }
  h2 {
    font-size: 1rem;
    letter-spacing: -0.01em;
    margin-bottom: 0.35rem;
  }
  li a {
    display: inline-flex;
    align-items: center;
    min-height: var(--tap);
    min-width: var(--tap);
    padding-block: 0.25rem;
    line-height: 1.4;
    color: inherit;
    text-decoration: none;
  }
  @media (hover: hover) {
    li a:hover {
      text-decoration: underline;
    }
  }
  @media print {
    nav {
      display: none;
    }
  }
`;

export const grid = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 2.25rem var(--gap);
  /* the longest column beside the two others */
  @media ${below.wide} {
    grid-template-rows: auto auto 1fr;
    > nav:first-of-type {
      grid-row: span 2;
    }
  }
  @media ${from.wide} {
    grid-template-columns: 4fr repeat(4, 2fr);
  }
`;

export const top = css`
  grid-column: 1 / -1;
  p {
    max-width: 26rem;
    margin-block: 0.9rem 1.4rem;
    color: var(--text-muted);
  }
  @media ${from.wide} {
    grid-column: auto;
  }
  @media print {
    > a:last-child {
      display: none;
    }
  }
`;

export const contact = css`
  grid-column: 1 / -1;
  address {
    font-style: normal;
    color: var(--text-muted);
  }
  address > span {
    display: block;
  }
  @media ${from.wide} {
    grid-column: auto;
    /* Its column is as wide as the e-mail address, unless that is very long. */
    a {
      width: max-content;
      max-width: 14rem;
    }
  }
`;

export const base = css`
  margin-top: 2.5rem;
  padding-top: 1.25rem;
  border-top: 1px solid var(--border);
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.5rem;
  justify-content: space-between;
  align-items: center;
  font-size: var(--fs-small);
  color: var(--text-muted);
`;

/** For the team, not for visitors: quieter than its line. */
export const cmsLink = css`
  display: inline-flex;
  align-items: center;
  font-size: var(--fs-caption);
  text-decoration: none;
  min-height: var(--tap);
  color: inherit;
`;
