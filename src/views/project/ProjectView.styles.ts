import { css } from "@emotion/react";

export const tags = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.4rem 0.85rem;
`;

/** Follows the running text and looks like one of its sections. */
export const features = css`
  max-width: 42rem;
  margin-top: 2.75rem;
  font-size: 1.125rem;
  h2 {
    margin-bottom: 0.9rem;
    font-size: var(--fs-h3);
  }
  @media print {
    break-inside: avoid;
    font-size: 11pt;
  }
`;

export const share = css`
  margin-top: 3.5rem;
`;
