import { css } from "@emotion/react";
import { caption, ticks } from "../../theme/mixins";
import { tableStyles } from "./table.styles";

/** Styles the first paragraph as an introduction. */
export const opening = css`
  > p:first-of-type {
    font-size: var(--fs-lead);
    line-height: 1.55;
    @media print {
      font-size: 13pt;
    }
  }
`;

export const prose = css`
  max-width: 42rem;
  font-size: 1.125rem;
  line-height: 1.75;
  > * + * {
    margin-top: 1.35rem;
  }
  h2 {
    font-size: var(--fs-h3);
    margin-top: 2.75rem;
  }
  h3 {
    font-size: var(--fs-h4);
    margin-top: 2rem;
  }
  h4 {
    font-size: inherit;
    margin-top: 1.75rem;
  }
  h2 + *,
  h3 + *,
  h4 + * {
    margin-top: 0.9rem;
  }
  strong {
    font-weight: var(--w-strong);
  }
  ul {
    ${ticks};
  }
  ol {
    list-style: decimal;
    padding-inline-start: 1.6rem;
    li::marker {
      color: var(--link);
      font-variant-numeric: tabular-nums;
    }
  }
  hr {
    border: 0;
    border-top: 1px solid var(--border);
    margin-block: 2.5rem;
  }
  blockquote {
    border-block: 1px solid var(--border);
    padding-block: 1.5rem;
    margin-block: 2.5rem;
    font-size: var(--fs-statement);
    line-height: 1.35;
    letter-spacing: -0.02em;
    font-weight: 520;
    p + p {
      margin-top: 0.75rem;
    }
    footer {
      margin-top: 0.75rem;
      font-size: var(--fs-small);
      font-weight: var(--w-body);
      letter-spacing: 0;
      color: var(--text-muted);
    }
  }
  figure {
    margin-block: 2.5rem;
  }
  img {
    width: 100%;
    border-radius: var(--r-print);
  }
  [data-video] {
    position: relative;
    display: block;
    &::after {
      content: "▶" / "";
      position: absolute;
      inset: 0;
      width: 4rem;
      height: 4rem;
      margin: auto;
      border-radius: 50%;
      background: rgb(0 0 0 / 72%);
      color: #fff;
      font-size: 1.5rem;
      line-height: 4rem;
      text-align: center;
    }
  }
  figcaption {
    ${caption};
    margin-top: 0.6rem;
  }
  ${tableStyles};
  @media print {
    max-width: none;
    font-size: 11pt;
    line-height: 1.5;
    h2,
    h3,
    h4 {
      break-after: avoid;
    }
    blockquote,
    figure,
    tr {
      break-inside: avoid;
    }
  }
`;
