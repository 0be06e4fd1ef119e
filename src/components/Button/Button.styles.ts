import { css } from "@emotion/react";

const base = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.6em;
  min-height: 3.25rem;
  padding: 0.6rem 1.4rem;
  border: 2px solid transparent;
  border-radius: var(--r-field);
  font-weight: var(--w-strong);
  font-size: 1.0625rem;
  line-height: 1.2;
  letter-spacing: -0.01em;
  text-decoration: none;
  text-align: center;
  text-wrap: balance;
  cursor: pointer;
  transition:
    background var(--fast),
    border-color var(--fast),
    color var(--fast);
  @media (hover: hover) {
    &:hover {
      background: var(--hovered);
    }
    &:hover svg[data-go] {
      transform: translateX(3px);
    }
  }
  &:active {
    transform: translateY(1px);
  }
  &:disabled,
  &[aria-disabled="true"] {
    background: var(--border);
    color: var(--text-muted);
    border-color: transparent;
    cursor: not-allowed;
  }
  svg {
    width: 1.25em;
    height: 1.25em;
    flex: none;
    transition: transform var(--mid) var(--ease);
  }
`;

const primary = css`
  background: var(--primary);
  color: var(--on-primary);
  --hovered: var(--primary-hover);
`;

const give = css`
  background: var(--give);
  color: var(--on-give);
  --hovered: var(--give-hover);
`;

const line = css`
  background: transparent;
  color: var(--text);
  border-color: currentColor;
  --hovered: var(--text);
  @media (hover: hover) {
    &:hover {
      color: var(--bg);
      border-color: var(--text);
    }
  }
`;

const highlight = css`
  background: var(--highlight);
  color: var(--on-highlight);
  --hovered: color-mix(in srgb, var(--highlight) 85%, white);
`;

const small = css`
  min-height: var(--tap);
  padding: 0.4rem 1rem;
  font-size: 1rem;
`;

const block = css`
  width: 100%;
`;

const tones = { primary, give, highlight, line } as const;

/**
 * Appearance of a button, or of a link styled as one. `give` is for donating money only, `highlight` for the
 * main action on a deep band.
 */
export interface ButtonLook {
  readonly tone?: keyof typeof tones;
  readonly size?: "normal" | "small";
  readonly wide?: boolean;
}

export function buttonStyles({ tone = "primary", size = "normal", wide = false }: ButtonLook) {
  return [base, tones[tone], size === "small" && small, wide && block];
}

/** Style of a link or button in running text: underlined, with an arrow that moves on hover. */
export const textAction = css`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  min-height: var(--tap);
  font-weight: var(--w-strong);
  color: var(--link);
  text-decoration: underline;
  text-decoration-color: color-mix(in srgb, currentColor 35%, transparent);
  text-decoration-thickness: 2px;
  background: none;
  border: 0;
  padding: 0;
  cursor: pointer;
  text-align: start;
  svg {
    width: 1.25em;
    height: 1.25em;
    flex: none;
    transition: transform var(--mid) var(--ease);
  }
  @media (hover: hover) {
    &:hover {
      text-decoration-color: currentColor;
    }
    &:hover svg[data-go] {
      transform: translateX(3px);
    }
  }
`;

/** A square button that shows only an icon; give it an accessible name. */
export const iconButton = css`
  display: inline-grid;
  place-items: center;
  width: var(--tap);
  height: var(--tap);
  border: 0;
  border-radius: var(--r-field);
  background: transparent;
  color: inherit;
  cursor: pointer;
  @media (hover: hover) {
    &:hover {
      background: color-mix(in srgb, currentColor 10%, transparent);
    }
  }
`;
