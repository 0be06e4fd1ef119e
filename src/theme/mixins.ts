import { css } from "@emotion/react";
import { below, from } from "./breakpoints";

/** Centres content in the page's container, with the gutter on both sides. */
export const wrap = css`
  width: 100%;
  max-width: calc(var(--container) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

/** Hidden from sight, read by screen readers. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Twelve columns in a wide window, one below. */
export const columns = css`
  display: grid;
  gap: var(--gap);
  @media ${from.wide} {
    grid-template-columns: repeat(12, 1fr);
  }
`;

/** Introduction below a heading. */
export const lead = css`
  font-size: var(--fs-lead);
  line-height: 1.55;
  color: var(--text-muted);
  max-width: var(--measure);
`;

export const muted = css`
  color: var(--text-muted);
`;

export const small = css`
  font-size: var(--fs-small);
  line-height: 1.55;
`;

export const caption = css`
  font-size: var(--fs-caption);
  line-height: 1.5;
  color: var(--text-muted);
`;

/** A link on a line of its own, as high as a finger needs. */
export const lineLink = css`
  display: inline-flex;
  align-items: center;
  min-height: var(--tap);
`;

/** A link that stands alone among facts: room for a finger, which moves nothing. */
export const factLink = css`
  display: inline-block;
  padding-block: 0.75rem;
  margin-block: -0.75rem;
`;

/** A list with tick marks instead of bullets. */
export const ticks = css`
  display: grid;
  gap: 0 var(--gap);
  > li {
    position: relative;
    padding: 0.3rem 0 0.3rem 1.6rem;
    line-height: 1.45;
    &::before {
      content: "";
      position: absolute;
      left: 0;
      top: 0.8em;
      width: 0.85rem;
      height: 0.5rem;
      border: solid var(--link);
      border-width: 0 0 2px 2px;
      transform: rotate(-45deg) scale(0.8);
    }
  }
`;

/** Shown only if scripts run: the boot script sets the class `js` before the first paint. */
export const scripted = css`
  html:not(.js) & {
    display: none;
  }
`;

/** Left out on paper, where nothing can be pressed or filled in. */
export const screenOnly = css`
  @media print {
    display: none;
  }
`;

/** The kawung pattern at a section's edges, faded out behind its text. */
export const patterned = css`
  isolation: isolate;
  position: relative;
  &::before {
    content: "";
    position: absolute;
    inset: 0;
    z-index: -1;
    background: var(--pattern) 50% 0/4.5rem;
    opacity: var(--pattern-opacity);
    mask: linear-gradient(#000, transparent 42%, transparent 58%, #000);
    pointer-events: none;
    @media ${below.wide} {
      mask: linear-gradient(#000, transparent var(--section) calc(100% - var(--section)), #000);
    }
  }
  &[data-ground]::before {
    background-image: url(/pattern-kawung-paper.svg);
    opacity: var(--pattern-band-opacity);
  }
`;

/** Vertical padding of a section; clips decoration that overflows sideways. */
export const section = css`
  padding-block: var(--section);
  position: relative;
  overflow-x: clip;
`;

/**
 * A picture that looks like a trimmed print; the component sets its aspect ratio. A lazy one is fetched when its
 * frame is a screen and a half away: by themselves, browsers fetch those of the next three thousand pixels.
 */
export const print = css`
  content-visibility: auto;
  border-radius: var(--r-print);
  overflow: hidden;
  background: var(--sunk);
  picture {
    display: contents;
  }
`;

/**
 * A box that scrolls sideways, with a shadow at each edge beyond which there is more: it lies still, and the cover
 * above it moves with the content.
 */
export const scrollsSideways = css`
  --shade: color-mix(in srgb, var(--text) 28%, transparent);
  overflow-x: auto;
  background:
    linear-gradient(to right, var(--bg) 50%, transparent) 0 0 / 2.5rem 100% local,
    linear-gradient(to left, var(--bg) 50%, transparent) 100% 0 / 2.5rem 100% local,
    linear-gradient(to right, var(--shade), transparent) 0 0 / 0.9rem 100% scroll,
    linear-gradient(to left, var(--shade), transparent) 100% 0 / 0.9rem 100% scroll;
  background-repeat: no-repeat;
`;

/** A row of links that wraps, each as high as a finger needs. */
export const linkRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.25rem;
  font-size: var(--fs-small);
  a {
    ${lineLink}
  }
`;

/** A row of buttons that wraps. */
export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`;

/** Shown in the light scheme only, such as the hero's day. */
export const shownInLight = css`
  html[data-theme="dark"] & {
    display: none;
  }
  @media (prefers-color-scheme: dark) {
    html:not([data-theme="light"]) & {
      display: none;
    }
  }
`;

/** Small label above a title: the item's kind or topic. */
export const kicker = css`
  margin-bottom: 0.35rem;
  font-size: var(--fs-caption);
  font-weight: var(--w-head);
  color: var(--link);
`;

/** A price in large, light figures. */
export const price = css`
  font-size: clamp(2rem, 1.5rem + 1.6vw, 3rem);
  font-weight: var(--w-figure);
  letter-spacing: -0.04em;
  line-height: 1.1;
`;

/** Shown in the dark scheme only, such as the hero's night. */
export const shownInDark = css`
  html[data-theme="light"] & {
    display: none;
  }
  @media not (prefers-color-scheme: dark) {
    html:not([data-theme="dark"]) & {
      display: none;
    }
  }
`;
