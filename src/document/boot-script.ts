import { languageStorageKey } from "../i18n/language-memory";
import { defaultLanguage, languageCodes } from "../i18n/languages";
import { colourSchemeStorageKey } from "../theme/colour-scheme";

/**
 * Runs in `<head>` before anything is painted: marks that scripts run, applies the remembered colour
 * scheme and, at `/` only, goes to the remembered language. Stepping back to `/` is left alone, so
 * that the Back button is never trapped. Storage may be refused: then nothing is remembered.
 */
export function bootScript(pathname: string): string {
  const root = "document.documentElement";
  const steps = [
    `${root}.classList.add("js")`,
    `try{var t=localStorage.getItem("${colourSchemeStorageKey}");if(t==="light"||t==="dark")${root}.dataset.theme=t}catch(e){}`,
  ];
  if (pathname === "/") steps.push(languageStep(root));
  return steps.join(";");
}

function languageStep(root: string): string {
  const others = JSON.stringify(languageCodes.filter((code) => code !== defaultLanguage));
  return [
    `try{var l=localStorage.getItem("${languageStorageKey}")`,
    `n=performance.getEntriesByType("navigation")[0]`,
    // The page stays hidden while the browser leaves it; a page brought back from memory is shown again.
    `g=${others}.indexOf(l)>=0&&(!n||n.type==="navigate");if(g){${root}.style.visibility="hidden";addEventListener("pageshow",function(e){if(e.persisted)${root}.style.visibility=""});location.replace("/"+l+"/"+location.search+location.hash)}}catch(e){}`,
  ].join(",");
}
