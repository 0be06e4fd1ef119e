import { css } from "@emotion/react";
import type { ReactNode } from "react";

const base = css`
  display: inline-flex;
  align-items: center;
  gap: 0.45em;
  padding: 0.28rem 0.7rem;
  border-radius: var(--r-pill);
  font-size: var(--fs-caption);
  font-weight: var(--w-strong);
  line-height: 1.3;
  &::before {
    content: "";
    width: 0.55em;
    height: 0.55em;
    border-radius: 50%;
  }
`;

const running = css`
  background: var(--badge-green);
  color: var(--badge-green-text);
  &::before {
    background: currentColor;
  }
`;

const growing = css`
  background: var(--badge-indigo);
  color: var(--badge-indigo-text);
  &::before {
    border-radius: 1px;
    background: currentColor;
  }
`;

const trial = css`
  background: var(--badge-amber);
  color: var(--badge-amber-text);
  &::before {
    border: 2px solid currentColor;
  }
`;

const open = css`
  box-shadow: inset 0 0 0 1.5px var(--border-strong);
  color: var(--text);
  &::before {
    border: 2px solid currentColor;
  }
`;

const done = css`
  background: var(--primary);
  color: var(--on-primary);
  &::before {
    width: 0.5em;
    height: 0.85em;
    border-radius: 0;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    transform: rotate(42deg) translate(-0.05em, -0.1em);
  }
`;

const plain = css`
  padding-inline: 0;
  color: var(--text-muted);
  font-weight: var(--w-medium);
  &::before {
    display: none;
  }
`;

const tones = { running, growing, trial, open, done, plain } as const;

export type BadgeTone = keyof typeof tones;

export interface BadgeProps {
  /** Decides on colour and shape, so that the meaning does not depend on colour alone. */
  readonly tone: BadgeTone;
  readonly children: ReactNode;
}

/** A short state or kind beside a title. */
export function Badge({ tone, children }: BadgeProps) {
  return <span css={[base, tones[tone]]}>{children}</span>;
}
