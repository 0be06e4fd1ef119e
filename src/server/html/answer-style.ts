import { applyColourScheme } from "../../theme/colour-scheme";

const trapStyle = ".trap{position:absolute;left:-10000px;width:1px;height:1px;overflow:hidden}";

/** Styles of the content of the pages that functions render, beside the site's own. */
export const answerStyle = `
.answer{max-width:calc(var(--container) + 2*var(--gutter));margin-inline:auto;padding:calc(var(--header) + 2rem) var(--gutter) var(--section);overflow-wrap:anywhere}
.answer>*{max-width:var(--measure)}
.answer :where(p,ul,ol,dl,form,fieldset,table,details,article,[data-scroller]){margin-block:1.25rem 0}
.answer h2{font-size:var(--fs-h3);margin-block:2.5rem 0}
.answer h3{font-size:var(--fs-h4);margin-block:2rem 0}
.answer :where(ul,ol){padding-inline-start:1.5rem}
.answer ul{list-style:disc}
.answer ol{list-style:decimal}
.answer li{margin-block:.35rem}
.answer .lessons li{margin-block:1rem}
.answer :where(label,legend){display:block;font-weight:var(--w-strong);margin-top:1.25rem}
.answer fieldset label{display:inline-flex;align-items:center;gap:.5rem;min-height:var(--tap);font-weight:var(--w-body);margin:0 1.25rem 0 0}
.answer :where(input:not([type=radio]),textarea){width:100%;min-height:3.25rem;font:inherit;color:inherit;background:var(--surface);border:1.5px solid var(--border-strong);border-radius:var(--r-field);padding:.75rem 1rem;margin-top:.4rem}
.answer textarea{min-height:9rem}
.answer [aria-invalid=true]{border:2px solid var(--error)}
.answer button{min-height:3.25rem;padding:.6rem 1.4rem;margin-top:1.5rem;border:2px solid transparent;border-radius:var(--r-field);font:var(--w-strong) 1.0625rem/1.2 var(--font);background:var(--primary);color:var(--on-primary);cursor:pointer}
.answer button.plain{background:none;color:var(--text);border-color:currentColor}
.answer button.give{background:var(--give);color:var(--on-give)}
.answer .error{color:var(--error);font-size:var(--fs-small);margin-top:.4rem}
.answer .problem{margin-top:1.5rem;border:2px solid var(--error);border-radius:var(--r-field);padding:0 1rem 1.25rem}
.answer .muted{color:var(--text-muted);font-size:var(--fs-small)}
.answer [data-scroller]{overflow-x:auto;overflow-wrap:normal}
.answer table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
.answer :where(th,td){text-align:start;vertical-align:top;padding:.6rem 1.25rem .6rem 0;border-bottom:1px solid var(--border)}
.answer [align=right]{text-align:end}
.answer [align=center]{text-align:center}
.answer blockquote{margin-block:1.5rem;padding-inline-start:1rem;border-inline-start:3px solid var(--border-strong)}
.answer summary{cursor:pointer;font-weight:var(--w-strong);padding-block:.5rem}
.answer nav{border-top:1px solid var(--border);margin-top:2.5rem}
.answer dl{border-top:2px solid var(--text)}
.answer dt{color:var(--text-muted);font-size:var(--fs-small);padding-top:.65rem}
.answer dd{font-weight:var(--w-strong);margin:0;padding-bottom:.65rem;border-bottom:1px solid var(--border)}
.answer .qris{display:block;max-width:min(100%,20rem);height:auto;background:#fff;padding:.75rem}
button[name=shownIn]{padding:0;border:0;background:none;cursor:pointer}
${trapStyle}
@media print{.answer{padding-top:0}}
`.trim();

/** Styles of a page out of reach of the site's own. */
export const plainStyle = `
:root{color-scheme:light dark}
body{max-width:40rem;margin:auto;padding:1rem;font:1.0625rem/1.65 system-ui,sans-serif;overflow-wrap:anywhere}
label{display:block}
${trapStyle}
`.trim();

/** Applies the colour scheme that the visitor has chosen on the site, the only thing that scripts do here. */
export const schemeScript = `(()=>{const root=document.documentElement;${applyColourScheme}})()`;
