import { css } from "@emotion/react";

export const form = css`
  background: var(--surface);
  border: 1px solid var(--border);
  border-radius: var(--r-panel);
  padding: clamp(1.25rem, 3vw, 2.25rem);
  box-shadow: var(--e-float);
  /* A browser without :has() shows both currencies; a preset then chooses its own. */
  &:has([name="currency"][value="USD"]:checked) [data-currency="IDR"],
  &:has([name="currency"][value="IDR"]:checked) [data-currency="USD"] {
    display: none;
  }
`;

export const legend = css`
  padding: 0;
  font-size: var(--fs-h3);
  font-weight: var(--w-head);
  letter-spacing: -0.022em;
  line-height: 1.2;
`;

/** The first three presets share a row, further ones are in rows of two; so are all in rupiah, which are longer. */
export const amounts = css`
  display: grid;
  grid-template-columns: repeat(6, 1fr);
  gap: 0.6rem;
  margin-top: 1.1rem;
  > * {
    grid-column: span 2;
  }
  > :nth-of-type(n + 4),
  &[data-currency="IDR"] > * {
    grid-column: span 3;
  }
`;

/** A radio button that looks like a key: the transparent `<input>` covers its label. */
export const choice = css`
  position: relative;
  display: block;
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  span {
    display: grid;
    place-items: center;
    min-height: 3.75rem;
    border: 1.5px solid var(--border-strong);
    border-radius: var(--r-field);
    font-size: clamp(1.125rem, 5.2vw, 1.375rem);
    font-weight: var(--w-medium);
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
  @media (hover: hover) {
    input:enabled:hover + span {
      border-color: var(--text);
    }
  }
  input:checked + span {
    background: var(--text);
    border-color: var(--text);
    color: var(--bg);
    font-weight: var(--w-head);
  }
  input:disabled {
    cursor: not-allowed;
    + span {
      border-style: dashed;
      color: var(--text-muted);
    }
  }
  input:focus-visible + span {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }
  @media (forced-colors: active) {
    input:checked + span {
      outline: 3px solid Highlight;
    }
  }
`;

export const currencies = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0.6rem;
  margin-top: 1.1rem;
  label > span {
    min-height: 2.75rem;
    font-size: 1.0625rem;
    text-transform: capitalize;
  }
`;

export const frequencies = css`
  margin-top: 1.5rem;
  legend {
    padding: 0;
    font-weight: var(--w-strong);
  }
  > div {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0.6rem;
    margin-top: 0.4rem;
  }
  label > span {
    min-height: 3.25rem;
    font-size: 1.0625rem;
  }
`;

export const note = css`
  margin-top: 0.75rem;
`;
