import { from, upTo } from "./breakpoints";

/**
 * Design tokens of the site as CSS custom properties; the editors' area has colours of its own (`src/cms/interface/colour.ts`).
 * docs/design.md says what a change has to keep, and where a component may use a raw colour; a test checks the contrast
 * of the pairs listed there.
 */
type Tokens = Readonly<Record<`--${string}`, string>>;

/** The same in both colour schemes. */
const highlight = { "--highlight": "#f1b03f", "--on-highlight": "#1f1703" } as const;

const lightColours = {
  ...highlight,
  "--bg": "#fbfaf5",
  "--surface": "#fff",
  "--sunk": "#f1f0e4",
  "--mist": "#e4eee2",
  "--sky": "#fbebcb",
  "--band": "#0d2f27",
  "--peat": "#1e1512",
  "--text": "#13231d",
  "--text-muted": "#3f4d46",
  "--link": "#0c513b",
  "--on-band": "#f4f3e6",
  "--on-band-muted": "#b9cdbf",
  "--primary": "#14523f",
  "--primary-hover": "#0d3d2e",
  "--on-primary": "#fff",
  "--give": "#a03210",
  "--give-hover": "#832609",
  "--on-give": "#fff",
  "--border": "#dad7c8",
  "--border-strong": "#76817a",
  "--border-band": "#2c5247",
  "--focus": "#1f4fd8",
  "--error": "#901913",
  "--error-bg": "#fcebe7",
  "--ok": "#115534",
  "--ok-bg": "#e0f0e3",
  "--badge-green": "#d6ead9",
  "--badge-green-text": "#0f4a36",
  "--badge-indigo": "#dfe8f5",
  "--badge-indigo-text": "#1d3a66",
  "--badge-amber": "#fbe7b8",
  "--badge-amber-text": "#5e3d00",
  "--chart-emissions": "#2b4f86",
  "--chart-reductions": "#17704f",
  "--chart-grid": "#e4e1d3",
  "--pattern": "url(/pattern-kawung-ink.svg)",
  "--pattern-opacity": ".07",
  "--pattern-band-opacity": ".05",
  "--plate": "none",
  "--e-float": "0 1px 2px rgb(13 47 39 / .08), 0 12px 32px -8px rgb(13 47 39 / .18)",
  "--e-dialog": "0 2px 6px rgb(6 20 16 / .2), 0 32px 80px -12px rgb(6 20 16 / .5)",
  "--scrim": "rgb(7 25 20 / .72)",
} as const satisfies Tokens;

const darkColours = {
  ...highlight,
  "--bg": "#0b1613",
  "--surface": "#12221d",
  "--sunk": "#0f1c18",
  "--mist": "#13291f",
  "--sky": "#0c2233",
  "--band": "#0a201c",
  "--peat": "#120c0a",
  "--text": "#edf1e7",
  "--text-muted": "#afbfb4",
  "--link": "#9bddba",
  "--on-band": "#f0f2e4",
  "--on-band-muted": "#afc4b7",
  "--primary": "#8cd3ae",
  "--primary-hover": "#a9e3c2",
  "--on-primary": "#062019",
  "--give": "#f28c5b",
  "--give-hover": "#f7a77f",
  "--on-give": "#2a0d02",
  "--border": "#273a32",
  "--border-strong": "#7c8f85",
  "--border-band": "#24423a",
  "--focus": "#ffd37a",
  "--error": "#ffb0a3",
  "--error-bg": "#331512",
  "--ok": "#8cd3ae",
  "--ok-bg": "#12301f",
  "--badge-green": "#143a2b",
  "--badge-green-text": "#a9e3c2",
  "--badge-indigo": "#1a2b47",
  "--badge-indigo-text": "#bdd3f2",
  "--badge-amber": "#3b2c0a",
  "--badge-amber-text": "#ffdd94",
  "--chart-emissions": "#8fb2e8",
  "--chart-reductions": "#7fd0a6",
  "--chart-grid": "#22362e",
  "--pattern": "url(/pattern-kawung-paper.svg)",
  "--pattern-opacity": ".035",
  "--pattern-band-opacity": ".04",
  "--plate": "brightness(.86)",
  "--e-float": "0 1px 2px rgb(0 0 0 / .4), 0 12px 32px -8px rgb(0 0 0 / .6)",
  "--e-dialog": "0 0 0 1px #273a32, 0 32px 80px -12px #000",
  "--scrim": "rgb(0 0 0 / .76)",
} as const satisfies Record<keyof typeof lightColours, string>;

/** The same in both colour schemes. */
const constants = {
  "--font":
    "'Plus Jakarta Sans Variable', 'Plus Jakarta Sans Fallback', 'Plus Jakarta Sans Fallback Roboto', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  "--fs-display": "clamp(2.75rem, 1.55rem + 5.4vw, 6.25rem)",
  "--fs-h1": "clamp(2.25rem, 1.6rem + 3vw, 4rem)",
  "--fs-page": "clamp(2.375rem, 1.5rem + 3.9vw, 4.75rem)",
  "--fs-h2": "clamp(1.9375rem, 1.45rem + 2.2vw, 3.25rem)",
  "--fs-h3": "clamp(1.375rem, 1.25rem + .6vw, 1.75rem)",
  "--fs-h4": "1.1875rem",
  "--fs-statement": "clamp(1.4375rem, 1.2rem + 1.1vw, 2.125rem)",
  "--fs-lead": "clamp(1.125rem, 1.06rem + .35vw, 1.3125rem)",
  "--fs-body": "1.0625rem",
  "--fs-small": ".9375rem",
  "--fs-caption": ".875rem",
  "--fs-figure": "clamp(2rem, 1.1rem + 3.9vw, 4.75rem)",
  "--lh-tight": "1.02",
  "--lh-head": "1.1",
  "--lh-body": "1.65",
  "--track-display": "-.042em",
  "--track-head": "-.03em",
  "--track-figure": "-.05em",
  "--w-body": "420",
  "--w-medium": "560",
  "--w-strong": "680",
  "--w-head": "740",
  "--w-display": "780",
  "--w-figure": "320",
  "--gutter": "clamp(1.25rem, 5vw, 4rem)",
  "--gap": "clamp(1rem, 2.2vw, 2rem)",
  "--section": "clamp(4.5rem, 9vw, 9rem)",
  "--container": "82.5rem",
  "--measure": "38rem",
  "--tap": "2.75rem",
  "--r-print": "4px",
  "--r-field": "8px",
  "--r-panel": "14px",
  "--r-pill": "999px",
  "--fast": "140ms",
  "--mid": "240ms",
  "--slow": "480ms",
  "--ease": "cubic-bezier(.2, .7, .2, 1)",
} as const satisfies Tokens;

/** Overrides on the dark grounds (backgrounds) `band` and `peat`: components need not know their ground. */
const onBand = {
  "--bg": "var(--band)",
  "--text": "var(--on-band)",
  "--text-muted": "var(--on-band-muted)",
  "--link": "var(--on-band)",
  "--give": "#f28c5b",
  "--give-hover": "#f7a77f",
  "--on-give": "#2a0d02",
  "--primary": "#8cd3ae",
  "--primary-hover": "#a9e3c2",
  "--on-primary": "#062019",
  "--border": "var(--border-band)",
  "--focus": "#ffd37a",
} as const satisfies Tokens;

const onPeat = {
  ...onBand,
  "--bg": "var(--peat)",
  "--text": "#f4efe6",
  "--text-muted": "#d3c8bc",
  "--link": "#f4efe6",
  "--border": "#4a3a32",
} as const satisfies Tokens;

/** The colours of each scheme, for pages without the tokens' style sheet. */
export const colours = { light: lightColours, dark: darkColours } as const;

/** The overrides of the deep grounds, by the value of `data-ground`. */
export const grounds = { band: onBand, peat: onPeat } as const;

/** Address-bar colour of each scheme: the page's sky. */
export const themeColours = { light: lightColours["--sky"], dark: darkColours["--sky"] } as const;

/** For text so large that few words fit in a line: see `base.css`. */
const largeText = {
  "--header": "5.5rem",
  "--tap": "max(1.5rem, 44px)",
  "--gutter": ".5rem",
  "--fs-display": "1.75rem",
  "--fs-page": "1.625rem",
  "--fs-h1": "1.5rem",
  "--fs-h2": "1.375rem",
  "--fs-h3": "1.25rem",
  "--fs-statement": "1.25rem",
  "--fs-figure": "1.75rem",
} as const;

/**
 * The style sheet that defines every token, light by default, dark by the system or by choice. Paper is white, whatever
 * the scheme and the ground.
 */
export function tokensCss(): string {
  const dark = block({ "color-scheme": "dark", ...darkColours });
  // The doubled attribute outweighs the dark scheme's selectors below.
  const deep = Object.entries(grounds)
    .map(([name, colour]) => `[data-ground=${name}][data-ground]{${block(colour)}}`)
    .join("");
  return [
    `:root{${block({ "color-scheme": "light", "--header": "4rem", ...constants, ...lightColours })}}`,
    `@media ${from.wide}{:root{--header:4.75rem}}`,
    `@media ${upTo.largeText}{:root{${block(largeText)}}}`,
    `@media screen and (prefers-color-scheme: dark){:root:not([data-theme=light]){${dark}}}`,
    `@media screen{:root[data-theme=dark]{${dark}}${deep}}`,
    "@media print{:root{--bg:#fff;--surface:#fff}}",
  ].join("");
}

function block(tokens: Readonly<Record<string, string>>): string {
  return Object.entries(tokens)
    .map(([name, value]) => `${name}:${value}`)
    .join(";");
}
