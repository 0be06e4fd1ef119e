import { css } from "@emotion/react";
import { below, from } from "../../theme/breakpoints";
import { factLink, lineLink, muted, small } from "../../theme/mixins";

/** Edge to edge on small screens, where a film needs every pixel. */
export const player = css`
  @media screen and ${below.medium} {
    margin-inline: calc(var(--gutter) * -1);
    p {
      padding-inline: var(--gutter);
    }
  }
  @media print {
    max-width: 12cm;
    p {
      display: none;
    }
  }
`;

export const film = css`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 16 / 9;
  background: var(--peat);
  @media ${from.medium} {
    border-radius: var(--r-print);
  }
  @media print {
    &::-webkit-media-controls {
      display: none;
    }
  }
  /* by themselves, captions are a twentieth of the film's height: too small on phones, large elsewhere */
  &::cue {
    background: rgb(10 32 28 / 0.9);
    color: #fff;
    font-family: var(--font);
    font-size: 1.2em;
    line-height: 1.45;
    @media ${from.medium} {
      font-size: 0.85em;
    }
  }
`;

export const facts = css`
  ${muted};
  ${small};
  margin-top: 0.75rem;
`;

/** Times beside the words; above them on phones. */
export const transcript = css`
  padding-block: var(--section);
  h2 {
    font-size: var(--fs-h2);
    margin-bottom: 1.5rem;
  }
  ol > li {
    display: grid;
    gap: 0.25rem var(--gap);
    padding-block: 1.25rem;
    border-top: 1px solid var(--border);
    break-inside: avoid;
  }
  h3 {
    margin-top: 2rem;
    font-size: var(--fs-h4);
  }
  ul > li {
    padding-block: 0.5rem;
  }
  a {
    ${factLink};
  }
  time {
    color: var(--text-muted);
    font-variant-numeric: tabular-nums;
  }
  p {
    max-width: var(--measure);
  }
  p + p {
    ${muted};
    ${small};
  }
  @media ${from.wide} {
    ol > li {
      grid-template-columns: 1fr 6fr 5fr;
    }
  }
  @media print {
    padding-block: 1rem;
  }
`;

export const end = css`
  > p a {
    ${lineLink};
  }
  padding-bottom: var(--section);
`;
