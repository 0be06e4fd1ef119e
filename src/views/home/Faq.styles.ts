import { css } from "@emotion/react";

export const accordion = css`
  margin-top: 1.25rem;
  border-top: 1px solid var(--border);
  details {
    border-bottom: 1px solid var(--border);
  }
  summary {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    align-items: center;
    min-height: 4rem;
    padding: 0.75rem 0;
    font-weight: var(--w-strong);
    font-size: 1.125rem;
    line-height: 1.35;
    letter-spacing: -0.012em;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
    &::after {
      content: "";
      flex: none;
      width: 0.7rem;
      height: 0.7rem;
      border: solid var(--link);
      border-width: 0 2.5px 2.5px 0;
      transform: rotate(45deg) translate(-3px, -3px);
      margin-inline-end: 0.4rem;
      transition: transform var(--mid) var(--ease);
    }
    @media (hover: hover) {
      &:hover {
        color: var(--link);
      }
    }
  }
  details[open] summary::after {
    transform: rotate(-135deg) translate(-3px, -3px);
  }
  p {
    padding: 0 2.5rem 1.4rem 0;
    color: var(--text-muted);
    max-width: var(--measure);
  }
`;

export const contact = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem;
  margin-top: 1.75rem;
`;
