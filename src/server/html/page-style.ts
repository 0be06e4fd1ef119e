import { colours } from "../../theme/tokens";

/** The colour tokens that these pages use. */
const used = [
  "--bg",
  "--surface",
  "--text",
  "--text-muted",
  "--link",
  "--border",
  "--border-strong",
  "--primary",
  "--on-primary",
  "--give",
  "--on-give",
  "--focus",
  "--error",
] as const satisfies readonly (keyof typeof colours.light)[];

function coloursOf(scheme: keyof typeof colours): string {
  return used.map((name) => `${name}:${colours[scheme][name]}`).join(";");
}

/**
 * Inline style sheet of the pages that functions render: the site's colours in the light and the dark
 * colour scheme.
 */
export const pageStyle = `
:root{color-scheme:light dark;${coloursOf("light")}}
@media (prefers-color-scheme:dark){:root{${coloursOf("dark")}}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--text);font:420 1.0625rem/1.65 "Plus Jakarta Sans",system-ui,sans-serif;overflow-wrap:anywhere}
header,main{max-width:40rem;margin:0 auto;padding:1.25rem}
header{border-bottom:1px solid var(--border)}
header a{font-weight:740;font-size:1.25rem;text-decoration:none;color:var(--text)}
h1{font-size:clamp(2rem,7vw,2.75rem);line-height:1.1;letter-spacing:-.03em;font-weight:780;margin:1.5rem 0 1rem}
a{color:var(--link)}
label,legend{display:block;font-weight:680;margin-top:1.25rem}
fieldset{border:0;margin:1.25rem 0 0;padding:0}
legend{padding:0;margin:0}
fieldset label{display:inline-flex;align-items:center;gap:.5rem;min-height:2.75rem;font-weight:420;margin:0 1.25rem 0 0}
input:not([type=radio]),textarea{width:100%;font:inherit;color:inherit;background:var(--surface);border:1px solid var(--border-strong);border-radius:.25rem;padding:.65rem .75rem;margin-top:.25rem}
input[aria-invalid=true],textarea[aria-invalid=true]{border:2px solid var(--error)}
textarea{min-height:10rem}
button{font:inherit;font-weight:680;min-height:3rem;padding:.65rem 1.25rem;margin-top:1.5rem;border:0;border-radius:.25rem;background:var(--primary);color:var(--on-primary);cursor:pointer}
button.plain{background:none;color:var(--link);border:1px solid var(--border-strong)}
button.give{background:var(--give);color:var(--on-give)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.error{color:var(--error);margin:.25rem 0 0}
.problem{border:2px solid var(--error);border-radius:.25rem;padding:.75rem 1rem}
h2{font-size:1.375rem;line-height:1.25;letter-spacing:-.02em;margin:2.25rem 0 .5rem}
h3{font-size:1.125rem;margin:1.75rem 0 .25rem}
li{margin:.35rem 0}
.lessons li{margin:1rem 0}
[data-scroller]{overflow-x:auto;overflow-wrap:normal}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{text-align:start;vertical-align:top;padding:.5rem .75rem .5rem 0;border-bottom:1px solid var(--border)}
[align=right]{text-align:end}
[align=center]{text-align:center}
blockquote{margin:1.5rem 0;padding-inline-start:1rem;border-inline-start:3px solid var(--border-strong)}
summary{cursor:pointer;font-weight:680;padding:.5rem 0}
nav{border-top:1px solid var(--border);margin-top:2.5rem}
.muted{color:var(--text-muted);font-size:.9375rem}
dl{border-top:2px solid var(--text);margin:1.25rem 0}
dt{color:var(--text-muted);font-size:.9375rem;padding-top:.65rem}
dd{font-weight:680;margin:0;padding-bottom:.65rem;border-bottom:1px solid var(--border)}
.qris{display:block;max-width:min(100%,20rem);height:auto;background:#fff;padding:.75rem}
.trap{position:absolute;left:-10000px;width:1px;height:1px;overflow:hidden}
`.trim();
