import { css } from "@emotion/react";
import { lineLink } from "../../theme/mixins";

/** A figure with a small “i” behind its last word: the room for it is the summary's padding, so that it never wraps. */
export const note = css`
  summary {
    display: inline-block;
    min-height: var(--tap);
    padding-inline-end: 1.2rem;
    cursor: pointer;
    &::after {
      content: "i";
      position: absolute;
      width: 1.2em;
      height: 1.2em;
      margin: 0.1em 0 0 0.4em;
      border: 1px solid;
      border-radius: 50%;
      font: var(--w-strong) 0.75rem/1.2 var(--font);
      letter-spacing: 0;
      text-align: center;
    }
  }
  ::-webkit-details-marker {
    display: none;
  }
  @media print {
    summary::after {
      display: none;
    }
    &::details-content {
      content-visibility: visible;
    }
  }
`;

export const mark = css`
  display: block;
  font-size: var(--fs-caption);
  font-weight: var(--w-body);
`;

/** As wide as the nearest positioned element around the note, above what follows. */
export const panel = css`
  position: absolute;
  z-index: 3;
  inset-inline: 0;
  max-width: 26rem;
  padding: 1rem 1.15rem;
  border: 1px solid var(--border-strong);
  border-radius: var(--r-field);
  background: var(--bg);
  box-shadow: var(--e-float);
  color: var(--text);
  font: var(--w-body) var(--fs-small) / 1.5 var(--font);
  letter-spacing: 0;
  white-space: normal;
  p + p {
    margin-top: 0.6rem;
  }
  a {
    ${lineLink};
    color: var(--link);
  }
  @media print {
    position: static;
  }
`;
