import { css } from "@emotion/react";

export const methods = css`
  margin-top: 1.25rem;
  legend {
    font-weight: var(--w-strong);
  }
  label {
    display: flex;
    gap: 0.75rem;
    align-items: baseline;
    min-height: var(--tap);
    padding-block: 0.5rem;
    line-height: 1.4;
  }
  input {
    width: 1.15rem;
    height: 1.15rem;
    flex: none;
    accent-color: var(--primary);
    transform: translateY(0.15rem);
  }
  span > span {
    display: block;
  }
`;
