import { css } from "@emotion/react";
import { muted, screenOnly, scripted, small, ticks } from "../../theme/mixins";

const part = css`
  max-width: var(--measure);
  padding-bottom: 2.5rem;
  h2 {
    font-size: var(--fs-h3);
    margin-bottom: 1rem;
  }
`;

export const scriptedPart = css`
  ${scripted};
`;

export const withoutScripts = css`
  ${muted};
  max-width: var(--measure);
  padding-bottom: 2rem;
  html.js & {
    display: none;
  }
`;

export const choice = css`
  ${part};
  ${screenOnly};
  fieldset {
    margin: 0 0 1.25rem;
    padding: 0;
    border: 0;
  }
  fieldset p {
    ${small};
    ${muted};
    padding-top: 0.75rem;
  }
  legend {
    padding: 0;
    font-weight: var(--w-strong);
  }
  label {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    min-height: var(--tap);
    padding-block: 0.5rem;
    border-bottom: 1px solid var(--border);
    cursor: pointer;
  }
  input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    accent-color: var(--primary);
  }
  small {
    ${small};
    ${muted};
    display: block;
  }
`;

/** The size stands out: it decides whether one taps the button below. */
export const total = css`
  margin-bottom: 1rem;
  b {
    display: block;
    font-size: var(--fs-h3);
  }
`;

export const status = css`
  margin-top: 1rem;
  progress {
    display: block;
    width: 100%;
    accent-color: var(--primary);
  }
`;

export const kept = css`
  ${part};
  ul {
    margin-top: 1rem;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 0 1rem;
    padding-block: 0.25rem;
    border-bottom: 1px solid var(--border);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--tap);
  }
  p {
    margin-bottom: 1rem;
  }
  small {
    ${small};
    ${muted};
  }
`;

export const wanted = css`
  max-width: var(--measure);
  margin-bottom: 2.5rem;
  padding: 1.25rem;
  border: 2px solid var(--text);
  border-radius: var(--r-field);
  h2 {
    font-size: var(--fs-h4);
  }
  p {
    margin-block: 0.5rem 1rem;
    overflow-wrap: anywhere;
  }
`;

export const waiting = css`
  max-width: var(--measure);
  > :not(:empty) {
    margin-bottom: 2.5rem;
  }
`;

export const how = css`
  ${part};
  padding-bottom: clamp(3rem, 6vw, 5rem);
  ul {
    ${ticks};
  }
`;
